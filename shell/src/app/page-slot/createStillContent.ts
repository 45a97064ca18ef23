import { followReading, measureRedlines } from '@portfolio/design';
import type { PageRoot } from '../pageRoot';

/** A page as HTML alone: what it measures of itself is measured for it. */
export function createStillContent(): PageRoot {
  let ends: (() => void)[] = [];
  return {
    show(element) {
      ends = [measureRedlines(element), followReading(element)];
    },
    hide() {
      for (const end of ends) end();
    },
    end: () => {},
  };
}
