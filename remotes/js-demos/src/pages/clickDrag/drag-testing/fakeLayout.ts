/** Width of the frame, and the distance between two sheets. */
export const VIEW_PX = 400;
export const PITCH_PX = 150;
const SHEET_PX = 120;

/** Gives the strip a layout, which jsdom lacks: sheets of equal size side by side, starting at its beginning. */
export function installFakeLayout(): () => void {
  // jsdom does not implement the attribute either.
  const sheet = document.createElement('style');
  sheet.textContent = '[dir="rtl"] { direction: rtl }';
  document.head.append(sheet);

  const things = () => [...document.querySelectorAll('[data-thing]')];
  const isStrip = (element: Element) => element.getAttribute('role') === 'region' && element.matches('[dir]');

  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function measure(this: Element) {
    return isStrip(this) ? (things().length - 1) * PITCH_PX + SHEET_PX : 0;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function measure(this: Element) {
    return isStrip(this) ? VIEW_PX : 0;
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    const strip = this.closest('[dir]');
    const index = things().indexOf(this);
    if (strip === null || index === -1) return { left: 0, right: VIEW_PX } as DOMRect;
    const startPx = index * PITCH_PX;
    const isFromRight = getComputedStyle(strip).direction === 'rtl';
    const left = (isFromRight ? VIEW_PX - startPx - SHEET_PX : startPx) - strip.scrollLeft;
    return { left, right: left + SHEET_PX } as DOMRect;
  });

  return () => sheet.remove();
}
