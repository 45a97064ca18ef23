/**
 * Gives the bar a layout, which jsdom lacks: names of 100 px side by side, panels of 300 by 200 px.
 *
 * @param barPx - width of the bar
 */
export function installFakeLayout(barPx: number) {
  const rect = (left: number, width: number, height: number) =>
    ({ left, top: 0, width, height, right: left + width, bottom: height }) as DOMRect;

  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: HTMLElement,
  ) {
    const { menu, panel } = this.dataset;
    if (menu !== undefined) {
      const names = [...document.querySelectorAll('[data-name]')];
      return rect(names.indexOf(this) * 100, 100, 50);
    }
    if (panel !== undefined) return { ...rect(100, 300, 200), top: 64, bottom: 264 };
    return rect(0, barPx, 50);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);

  const original = window.ResizeObserver;
  window.ResizeObserver = class {
    readonly report: () => void;
    constructor(onResize: () => void) {
      this.report = onResize;
    }
    observe(element: Element) {
      if (element.matches('nav')) this.report();
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;

  return () => {
    window.ResizeObserver = original;
  };
}
