import { getCacheKeyForURL } from 'workbox-precaching';
import { isQuestion, type WorkerAnswer } from './askWorker';
import { ARRIVAL, type Arrival, type OfflineComposition, TAKE_OVER } from './OfflineComposition';
import { findPageHeaders } from './pageHeaders';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers what this worker keeps, also while it waits. It takes over when it is told to, and when the only tab has come
 * to be of its composition.
 */
export function listen(kept: OfflineComposition): void {
  self.addEventListener('message', ({ data, ports }) => {
    if (data === TAKE_OVER) void self.skipWaiting();
    else if (isArrival(data)) void takeOverFrom(data, kept);
    else if (isQuestion(data)) ports[0]?.postMessage(answer(kept, data.path));
  });
}

function answer({ id, pageHeaders }: OfflineComposition, path: string): WorkerAnswer {
  return { id, key: getCacheKeyForURL(path) ?? null, headers: findPageHeaders(pageHeaders, path) };
}

/** Other tabs may be of the composition before: they keep its worker. */
async function takeOverFrom({ shell, remote }: Arrival, kept: OfflineComposition): Promise<void> {
  const isOwn = shell === kept.shell && (remote === null || kept.entries[remote.id] === remote.entry);
  if (!isOwn) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

function isArrival(data: unknown): data is Arrival {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === ARRIVAL;
}
