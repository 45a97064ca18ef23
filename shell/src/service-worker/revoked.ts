import { registerRoute } from 'workbox-routing';
import { keepEarlierFiles } from './earlierFiles';
import type { OfflineComposition } from './OfflineComposition';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps revoked releases out of every tab: requests for their entries fail, wherever a copy is cached. If one is
 * cached, this worker takes over without waiting for tabs to be closed.
 *
 * @returns a function that resolves to whether this browser has cached one, until this worker is active
 */
export function blockRevoked({ revoked = [] }: OfflineComposition): () => Promise<boolean> {
  if (revoked.length === 0) return () => Promise.resolve(false);
  const urls = new Set(revoked.map((url) => new URL(url, self.location.href).href));
  // Compared without the query, which differs in a retry.
  registerRoute(
    ({ url }) => urls.has(url.origin + url.pathname),
    () => Promise.resolve(Response.error()),
  );
  const isAnyCached = async () => {
    const kept = await Promise.all([...urls].map((url) => caches.match(url)));
    return kept.some((file) => file !== undefined);
  };
  self.addEventListener('install', (event) =>
    event.waitUntil(isAnyCached().then((isCached) => (isCached ? takeOver() : undefined))),
  );
  self.addEventListener('activate', (event) => event.waitUntil(forget(urls)));
  return isAnyCached;
}

/** The entries themselves are removed from all caches once this worker is active. */
async function takeOver(): Promise<void> {
  await keepEarlierFiles().catch(() => {});
  void self.skipWaiting();
}

async function forget(urls: Iterable<string>): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const url of urls) await cache.delete(url, { ignoreSearch: true });
  }
}
