interface FakeRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Gives links a layout, which jsdom lacks: each 100 px wide and 20 px high, 30 px below the previous one.
 * A link of more than 30 characters wraps onto two lines.
 */
export function installFakeLayout() {
  let shiftPx = 0;
  const rectsOf = (link: Element): FakeRect[] => {
    const top = 30 * [...document.querySelectorAll('a')].indexOf(link as HTMLAnchorElement) + shiftPx;
    const line = { left: 200, top, width: 100, height: 20 };
    const isBroken = (link.textContent?.length ?? 0) > 30;
    return isBroken ? [line, { left: 0, top: top + 25, width: 60, height: 20 }] : [line];
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'getClientRects').mockImplementation(function getClientRects(
    this: HTMLAnchorElement,
  ) {
    return rectsOf(this) as unknown as DOMRectList;
  });

  const observers = new Set<() => void>();
  class FakeResizeObserver {
    readonly report: () => void;
    constructor(onResize: () => void) {
      this.report = onResize;
    }
    /* Only containers of links matter here; the page's header observes its title as well. */
    observe(element: Element) {
      if (element.querySelector('a') !== null) observers.add(this.report);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.report);
    }
  }
  const original = window.ResizeObserver;
  window.ResizeObserver = FakeResizeObserver as unknown as typeof ResizeObserver;

  return {
    rectsOf,
    observers,
    /** Moves every link down and reports a change of size, as if the text had become narrower. */
    rewrap(px: number) {
      shiftPx = px;
      observers.forEach((report) => report());
    },
    restore() {
      window.ResizeObserver = original;
    },
  };
}
