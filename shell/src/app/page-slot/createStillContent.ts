import { followReading, measureRedlines } from '@portfolio/design';
import type { PageRoot } from '../pageRoot';

/** A page as HTML only: the shell takes the measurements that its components would take themselves. */
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
