/** Safari has no idle callback: this long after the page's files have come it has usually come to rest. */
const REST_MS = 2_000;
/** Between two looks at what has come. */
const LOOK_MS = 100;
/** A file that never comes is not waited for any longer. */
const PATIENCE_MS = 10_000;

/**
 * Does something when the page and the files its document names have come and the browser has nothing else to do:
 * nothing a visitor waits for is slowed down by it. It may fail: a page without it works.
 *
 * @returns takes it back, where it has not begun
 */
export function whenIdle(act: () => Promise<void>): () => void {
  const begun = new AbortController();
  const startMs = performance.now();

  const run = () => {
    if (!begun.signal.aborted) act().catch((error: unknown) => console.info(error));
  };

  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, REST_MS);
  };

  const wait = () => {
    if (begun.signal.aborted) return;
    if (areFilesHere() || performance.now() - startMs > PATIENCE_MS) rest();
    else setTimeout(wait, LOOK_MS);
  };

  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: begun.signal });
  return () => begun.abort();
}

/** A file that came or failed has an entry among the resources of the page. */
function areFilesHere(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  );
}
