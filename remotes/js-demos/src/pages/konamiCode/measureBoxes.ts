/** A measured element of the page, in CSS pixels from the page's top left corner. */
export interface MeasuredBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The elements that each level adds; see LEVELS. */
const SELECTORS = ['h1, h2, h3', 'p, li, dd, pre', 'button, a, input, select'] as const;
const MAX_BOXES = 240;

/** Measures the visible elements of a page, up to a level. */
export function measureBoxes(
  root: ParentNode,
  level: number,
  scroll: { x: number; y: number },
): MeasuredBox[] {
  const selector = SELECTORS.slice(0, level).join(', ');
  if (selector === '') return [];
  return [...root.querySelectorAll(selector)]
    .filter((element) => element.closest('[data-redlines]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 8 && height > 8)
    .slice(0, MAX_BOXES)
    .map(({ left, top, width, height }) => ({
      left: left + scroll.x,
      top: top + scroll.y,
      width: Math.round(width),
      height: Math.round(height),
    }));
}
