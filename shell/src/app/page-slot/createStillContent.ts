import { followReading, measureRedlines } from '@portfolio/design';
import { runAfterPaint } from '../../loading/runAfterPaint';
import type { PageRoot } from '../pageRoot';

/** A page as HTML only: the shell takes the measurements that its components would take themselves. */
export function createStillContent(): PageRoot {
  /** Set while the page is shown; a page that is shown again before a paint starts once. */
  let start: (() => void) | undefined;
  let ends: (() => void)[] = [];
  return {
    show(element) {
      const measure = () => {
        if (start === measure) ends = [measureRedlines(element), followReading(element)];
      };
      start = measure;
      // To write a size into a heading's lines, the browser would lay out the page a second time in its first frame.
      runAfterPaint(measure);
    },
    hide() {
      start = undefined;
      for (const end of ends) end();
      ends = [];
    },
    end: () => {},
  };
}
