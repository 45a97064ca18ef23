/** Safari has no idle callback: this long after its files have loaded, a page is usually idle. */
const REST_MS = 2_000;
/** Interval of the check whether the files have loaded. */
const LOOK_MS = 100;
/** After this time, files that have not loaded are ignored. */
const PATIENCE_MS = 10_000;

/**
 * Calls back once the page and its preloaded files have loaded and the browser is idle, so that nothing a visitor waits
 * for is slowed down. The callback may fail: the page works without it.
 *
 * @param calmMs - how long it waits after the files have loaded, before it looks for an idle moment
 * @returns a function that cancels the callback if it has not run yet
 */
export function whenIdle(act: () => Promise<void>, calmMs = 0): () => void {
  const begun = new AbortController();
  const startMs = performance.now();

  const run = () => {
    if (!begun.signal.aborted) act().catch((error: unknown) => console.info(error));
  };

  const rest = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else setTimeout(run, REST_MS);
  };

  const wait = () => {
    if (begun.signal.aborted) return;
    const areFilesExpected = !areFilesHere() && performance.now() - startMs <= PATIENCE_MS;
    if (areFilesExpected) setTimeout(wait, LOOK_MS);
    else if (calmMs > 0) setTimeout(rest, calmMs);
    else rest();
  };

  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: begun.signal });
  return () => begun.abort();
}

/** A file that loaded or failed has an entry in the page's resource timing. */
function areFilesHere(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  );
}
