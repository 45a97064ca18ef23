import { defaultTreeAdapter } from 'parse5';
import { type PageFault, toPageError } from './pageFault';

const MAX_ELEMENTS = 100_000;
/** Beyond 512 levels, Chromium builds a flatter tree than the parser here. */
const MAX_DEPTH = 500;

const TOO_LARGE: PageFault = {
  found: `HTML that becomes more than ${MAX_ELEMENTS} elements, or nested more than ${MAX_DEPTH} deep`,
  remedy: 'Render less, and close every element in the HTML given to dangerouslySetInnerHTML.',
};

/**
 * Creates what builds the tree of one page. A small page can become a very large tree: a parser copies formatting
 * elements that are not closed into each block that follows.
 *
 * @returns an adapter that throws `BAD_PAGE` when the tree becomes too large
 */
export function createLimitedTree(): typeof defaultTreeAdapter {
  let count = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...parts) {
      count += 1;
      if (count > MAX_ELEMENTS) throw toPageError(TOO_LARGE);
      return defaultTreeAdapter.createElement(...parts);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH) throw toPageError(TOO_LARGE);
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
