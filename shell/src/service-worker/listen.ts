import { getCacheKeyForURL } from 'workbox-precaching';
import { isQuestion } from './askWorker';
import { type OfflineComposition, TAKE_OVER } from './OfflineComposition';

declare const self: ServiceWorkerGlobalScope;

/** Tells what this worker keeps, also while it waits, and takes over when it is told to. */
export function listen({ id }: OfflineComposition): void {
  self.addEventListener('message', ({ data, ports }) => {
    if (data === TAKE_OVER) void self.skipWaiting();
    else if (isQuestion(data)) ports[0]?.postMessage({ id, key: getCacheKeyForURL(data.path) ?? null });
  });
}
