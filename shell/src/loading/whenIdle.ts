/** Safari has no idle callback: this long after the page has loaded it has usually come to rest. */
const REST_MS = 2_000;

/**
 * Does something when the page has loaded and the browser has nothing else to do: nothing a visitor waits for is
 * slowed down by it. It may fail: a page without it works.
 *
 * @returns takes it back, where it has not begun
 */
export function whenIdle(act: () => Promise<void>): () => void {
  const begun = new AbortController();

  const run = () => {
    if (!begun.signal.aborted) act().catch((error: unknown) => console.info(error));
  };

  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, REST_MS);
  };

  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: begun.signal });
  return () => begun.abort();
}
