declare global {
  // Global declarations have to use var.
  var benchReadState: (() => unknown) | undefined;
  var benchPainted: ((payload: string) => void) | undefined;
  var benchAnswerMs: number | null | undefined;
}

/** Runs first in the page: reports the first paint, and measures when the first tap gets a response. */
export function observeTap(): void {
  globalThis.benchAnswerMs = null;
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return;
    observer.disconnect();
    globalThis.benchPainted?.('');
  });
  observer.observe({ type: 'paint', buffered: true });

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const before = globalThis.benchReadState?.();
      const look = () => {
        if (globalThis.benchReadState?.() === before) {
          requestAnimationFrame(look);
          return;
        }
        // A message is delivered after the current frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (globalThis.benchAnswerMs = performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
