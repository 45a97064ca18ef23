import { getCacheKeyForURL } from 'workbox-precaching';
import { isQuestion, type WorkerAnswer } from './askWorker';
import { keepEarlierFiles } from './earlierFiles';
import { isPage } from './isPage';
import { ARRIVAL, type Arrival, type OfflineComposition, TAKE_OVER } from './OfflineComposition';
import { findPageHeaders } from './pageHeaders';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers questions about the cached composition, even while this worker waits. Takes over on request, or once the only
 * tab has loaded a document of its composition.
 */
export function listen(kept: OfflineComposition): void {
  self.addEventListener('message', (event) => {
    const { data, ports, source } = event;
    if (data === TAKE_OVER) event.waitUntil(takeOver(source instanceof Client ? source.id : undefined));
    else if (isArrival(data)) void takeOverFrom(data, kept);
    else if (isQuestion(data)) ports[0]?.postMessage(answer(kept, data.path));
  });
}

function answer(kept: OfflineComposition, path: string): WorkerAnswer {
  const { id, pageHeaders, files } = kept;
  const key = isPage(kept, path) ? (getCacheKeyForURL(path) ?? null) : null;
  const integrity = files.find(([url]) => url === path)?.[1] ?? null;
  return { id, key, integrity, headers: findPageHeaders(pageHeaders, path) };
}

/** Other tabs keep running their composition; the requesting tab reloads its document. */
async function takeOver(askingId: string | undefined): Promise<void> {
  // A browser short of space stores nothing: those tabs then need the network.
  await keepEarlierFiles(askingId).catch(() => {});
  await self.skipWaiting();
}

/** Other tabs may run the previous composition, and keep its worker. */
async function takeOverFrom({ shell, remote }: Arrival, kept: OfflineComposition): Promise<void> {
  const isOwn = shell === kept.shell && (remote === null || kept.entries[remote.id] === remote.entry);
  if (!isOwn) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

function isArrival(data: unknown): data is Arrival {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === ARRIVAL;
}
