/** Installs silent fakes of platform features that jsdom lacks; a test that needs more installs its own. */
export function installPlatformFakes(): void {
  if (typeof window === 'undefined') return;

  window.matchMedia ??= (query: string) =>
    ({
      media: query,
      matches: false,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) as MediaQueryList;

  class QuietObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.IntersectionObserver ??= QuietObserver as unknown as typeof IntersectionObserver;
  window.ResizeObserver ??= QuietObserver as unknown as typeof ResizeObserver;
  // jsdom has these, but they only print an error.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  performance.mark ??= () => ({}) as PerformanceMark;
}
