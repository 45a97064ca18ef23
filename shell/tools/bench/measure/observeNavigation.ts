/**
 * Reports of a page during navigation. Times are in milliseconds since 1970, so they can be compared across
 * documents.
 */
export type NavigationReport =
  | { type: 'click'; atMs: number }
  | { type: 'heading'; atMs: number; path: string; text: string };

declare global {
  // Global declarations have to use var.
  var benchReport: ((payload: string) => void) | undefined;
}

/** Runs first in every document: reports clicks, and headings once they are painted. */
export function observeNavigation(): void {
  const report = (entry: NavigationReport) => globalThis.benchReport?.(JSON.stringify(entry));
  addEventListener(
    'click',
    ({ timeStamp }) => report({ type: 'click', atMs: performance.timeOrigin + timeStamp }),
    { capture: true },
  );
  let reported: string | undefined;
  const look = () => {
    requestAnimationFrame(look);
    const heading = [...document.querySelectorAll('main h1')].find((element) => element.checkVisibility());
    const text = heading?.textContent ?? '';
    const path = location.pathname;
    if (text === '' || reported === path + text) return;
    reported = path + text;
    // A message is delivered after the current frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      report({ type: 'heading', atMs: performance.timeOrigin + performance.now(), path, text });
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
