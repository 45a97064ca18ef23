import type { PageRange } from './lengths';

/** An entry of the rendered feed: a page, or the space of pages that are not rendered. */
export type Slot = { kind: 'page'; page: number } | { kind: 'gap'; first: number; heightPx: number };

interface Viewport {
  /** Both in CSS pixels from the top of the feed; the first is negative while the feed starts below the top edge. */
  fromPx: number;
  toPx: number;
}

/** The loaded pages that intersect the viewport, and one more on each side. */
export function findPagesInView(
  pages: PageRange,
  heightOf: (page: number) => number,
  { fromPx, toPx }: Viewport,
): PageRange {
  let topPx = 0;
  let first = pages.last;
  let last = pages.first;
  for (let page = pages.first; page <= pages.last; page += 1) {
    const bottomPx = topPx + heightOf(page);
    if (bottomPx >= fromPx && topPx <= toPx) {
      first = Math.min(first, page);
      last = Math.max(last, page);
    }
    topPx = bottomPx;
  }
  // Outside of the feed, its nearest end is the best guess.
  if (first > last) [first, last] = fromPx > 0 ? [pages.last, pages.last] : [pages.first, pages.first];
  return { first: Math.max(pages.first, first - 1), last: Math.min(pages.last, last + 1) };
}

/** The pages in view and the one with the focus, with gaps as high as the pages that they replace. */
export function toSlots(
  pages: PageRange,
  inView: PageRange,
  focusedPage: number | null,
  heightOf: (page: number) => number,
): Slot[] {
  const slots: Slot[] = [];
  for (let page = pages.first; page <= pages.last; page += 1) {
    const isThere = (page >= inView.first && page <= inView.last) || page === focusedPage;
    const before = slots.at(-1);
    if (isThere) slots.push({ kind: 'page', page });
    else if (before?.kind === 'gap') before.heightPx += heightOf(page);
    else slots.push({ kind: 'gap', first: page, heightPx: heightOf(page) });
  }
  return slots;
}
