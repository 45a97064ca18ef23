/** Positions are fractions of a pixel where a page is zoomed. */
const TOLERANCE_PX = 4;

/** Whether the page has been scrolled to its end; false if all of it is visible anyway. */
export function isScrolledToEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - TOLERANCE_PX;
}
