import { COMPOSITION_URL, REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import { toOtlpLogs } from '@portfolio/contract/otlp';
import { onRemoteEvent } from '../remotes/remoteEvents';

/** How long events are collected before they are sent together, in milliseconds. */
const GATHER_MS = 5_000;

/** Browsers limit a request that may outlive its document to 64 KiB; an event has about 700 bytes. */
const MOST_AT_ONCE = 50;

/** Without a network, the latest events wait for it, as many as fit into a few requests. */
const MOST_WAITING = 4 * MOST_AT_ONCE;

/**
 * Sends all past and future events of this document to a collector: OTLP over HTTP, as JSON. They are sent some seconds
 * after they occurred, or when the page is left. Without a network the latest wait for it; events that fail to be sent are lost.
 *
 * @param url - of the collector's logs
 * @returns a function that stops it, after sending the remaining events
 */
export function sendEvents(url: string): () => void {
  let waiting: RemoteEvent[] = performance
    .getEntriesByType('mark')
    .filter(({ name }) => name.startsWith(`${REMOTE_EVENT_NAME}:`))
    .map((mark) => (mark as PerformanceMark).detail as RemoteEvent);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let compositionId = '';

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    // A request would fail for sure, with an error in the console.
    if (!navigator.onLine) {
      waiting = waiting.slice(-MOST_WAITING);
      return;
    }
    // The limit is one for all such requests together.
    let keepalive = true;
    while (waiting.length > 0) {
      const events = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      const body = JSON.stringify(toOtlpLogs(events, compositionId));
      const headers = { 'Content-Type': 'application/json' };
      // Sent without cookies and without the address of the page.
      const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive } as const;
      void fetch(url, { method: 'POST', headers, body, ...options }).catch(() => {});
      keepalive = false;
    }
  };
  const schedule = () => {
    if (waiting.length > 0) timer ??= setTimeout(send, GATHER_MS);
  };
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const stop = onRemoteEvent((event) => {
    waiting.push(event);
    schedule();
  });
  const begin = () => {
    if (!navigator.onLine) return;
    schedule();
    if (compositionId !== '') return;
    // The current composition: a tab older than the site counts for the new one.
    void fetch(COMPOSITION_URL)
      .then((answer) => answer.json())
      .then((facts: { compositionId?: unknown }) => {
        if (typeof facts.compositionId === 'string') ({ compositionId } = facts as { compositionId: string });
      })
      .catch(() => {});
  };
  document.addEventListener('visibilitychange', handleHidden);
  window.addEventListener('online', begin);
  begin();
  return () => {
    stop();
    window.removeEventListener('online', begin);
    document.removeEventListener('visibilitychange', handleHidden);
    send();
  };
}
