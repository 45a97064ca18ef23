/** Parts of the platform that jsdom lacks, as quiet fakes; a test that needs more installs its own. */
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
  // jsdom has these and prints an error instead of doing something.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  performance.mark ??= () => ({}) as PerformanceMark;
}
