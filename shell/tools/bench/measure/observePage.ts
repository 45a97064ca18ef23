/** Measurements from inside the page; read with {@link readObserved}. Times in milliseconds. */
export interface Observed {
  fcpMs: number | null;
  lcpMs: number | null;
  lcpUrl: string;
  /** The beginning of the largest text, to look it up in the document. */
  lcpText: string;
  cls: number;
  longTasksMs: number[];
  /** End of the last long task. */
  lastLongTaskMs: number;
  /** Durations of the events of the first interaction; empty until the browser has reported the first of them. */
  interactionsMs: number[];
  blockingUrls: string[];
}

declare global {
  // Global declarations have to use var.
  var benchObserved: Observed | undefined;
}

/** The browser reports shorter events only if they are the first input. */
export const SHORTEST_REPORTED_MS = 16;

/** Runs first in the page, where it sees nothing else of this module. */
export function observePage(shortestMs: number): void {
  const observed: Observed = {
    fcpMs: null,
    lcpMs: null,
    lcpUrl: '',
    lcpText: '',
    cls: 0,
    longTasksMs: [],
    lastLongTaskMs: 0,
    interactionsMs: [],
    blockingUrls: [],
  };
  globalThis.benchObserved = observed;

  const observe = (options: PerformanceObserverInit, note: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe(
      options,
    );
  observe({ type: 'paint', buffered: true }, ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') observed.fcpMs = startTime;
  });
  observe(
    { type: 'largest-contentful-paint', buffered: true },
    ({ startTime, url, element }: PerformanceEntry & { url: string; element: Element | null }) => {
      observed.lcpMs = startTime;
      observed.lcpUrl = url;
      observed.lcpText = (element?.textContent ?? '').trim().slice(0, 24);
    },
  );
  observe(
    { type: 'layout-shift', buffered: true },
    ({ value, hadRecentInput }: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!hadRecentInput) observed.cls += value;
    },
  );
  observe({ type: 'longtask', buffered: true }, ({ startTime, duration }: PerformanceEntry) => {
    observed.lastLongTaskMs = startTime + duration;
    observed.longTasksMs.push(duration);
  });
  observe(
    { type: 'resource', buffered: true },
    ({ name, renderBlockingStatus }: PerformanceEntry & { renderBlockingStatus: string }) => {
      if (renderBlockingStatus === 'blocking') observed.blockingUrls.push(name);
    },
  );
  // Reported whatever its duration: until then, it is unknown how long the first interaction took.
  observe({ type: 'first-input', buffered: true }, ({ duration }: PerformanceEntry) =>
    observed.interactionsMs.push(duration),
  );
  observe(
    { type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit,
    ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId > 0) observed.interactionsMs.push(duration);
    },
  );
}
