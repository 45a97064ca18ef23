import { getCacheKeyForURL } from 'workbox-precaching';
import { isQuestion } from './askWorker';
import { ARRIVAL, type Arrival, type OfflineComposition, TAKE_OVER } from './OfflineComposition';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers what this worker keeps, also while it waits. It takes over when it is told to, and when the only tab has come
 * to be of its composition.
 */
export function listen(kept: OfflineComposition): void {
  self.addEventListener('message', ({ data, ports }) => {
    if (data === TAKE_OVER) void self.skipWaiting();
    else if (isArrival(data)) void takeOverFrom(data, kept);
    else if (isQuestion(data))
      ports[0]?.postMessage({ id: kept.id, key: getCacheKeyForURL(data.path) ?? null });
  });
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
