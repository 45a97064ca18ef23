declare global {
  // Global declarations have to use var.
  var benchReadState: (() => unknown) | undefined;
  var benchPainted: ((payload: string) => void) | undefined;
  var benchTap: TapTimes | undefined;
}

/** Times of the first tap, in milliseconds since the page's start; see `findAnswerMs`. */
export interface TapTimes {
  /**
   * The touch, or its end if the response is to that: until the finger is lifted, a tap may become something else, such
   * as scrolling.
   */
  touchedMs: number;
  /** The callback of the first frame that shows the response; null before. */
  seenMs: number | null;
  /** The first task after that frame; null before. A browser may let it wait for later frames. */
  afterMs: number | null;
  /** When the browser presented the frame after each event. */
  presentedMs: number[];
}

/** Runs first in the page: reports the first paint, and records the times of the first tap. */
export function observeTap(): void {
  const times: TapTimes = { touchedMs: 0, seenMs: null, afterMs: null, presentedMs: [] };
  globalThis.benchTap = times;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) times.presentedMs.push(startTime + duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return;
    observer.disconnect();
    globalThis.benchPainted?.('');
  });
  observer.observe({ type: 'paint', buffered: true });

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      times.touchedMs = timeStamp;
      const before = globalThis.benchReadState?.();
      const handleLift = (lift: Event) => {
        if (globalThis.benchReadState?.() === before) times.touchedMs = lift.timeStamp;
      };
      addEventListener('pointerup', handleLift, { capture: true, once: true });
      const look = () => {
        if (globalThis.benchReadState?.() === before) {
          requestAnimationFrame(look);
          return;
        }
        times.seenMs = performance.now();
        // A message is delivered after the current frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (times.afterMs = performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
