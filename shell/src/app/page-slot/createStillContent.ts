import { followReading, measureRedlines } from '@portfolio/design';
import { runAfterPaint } from '../../loading/runAfterPaint';
import type { PageRoot } from '../pageRoot';

/**
 * A page as HTML only: the shell takes the measurements that its components would take themselves.
 *
 * @param isPainted - whether the browser has already painted it, as it has the page of the document
 */
export function createStillContent(isPainted: boolean): PageRoot {
  /** Set while the page is shown; a page that is shown again before a paint starts once. */
  let start: (() => void) | undefined;
  let ends: (() => void)[] = [];
  return {
    show(element) {
      const measure = () => {
        if (start === measure) ends = [measureRedlines(element), followReading(element)];
      };
      start = measure;
      if (isPainted) measure();
      // To write a size into a heading's lines, the browser would lay out the page a second time in its first frame.
      else runAfterPaint(measure);
    },
    hide() {
      isPainted = false;
      start = undefined;
      for (const end of ends) end();
      ends = [];
    },
    end: () => {},
  };
}
