import { cacheNames } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isEarlierCache, keepEarlierFiles } from './earlierFiles';
import type { OfflineComposition } from './OfflineComposition';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps revoked releases out of every tab: requests for their entries fail, wherever a copy is cached. If one is
 * cached, this worker takes over without waiting for tabs to be closed.
 *
 * @returns a function that resolves to whether this browser had cached one when it was first asked
 */
export function blockRevoked({ revoked = [] }: OfflineComposition): () => Promise<boolean> {
  if (revoked.length === 0) return () => Promise.resolve(false);
  const urls = new Set(revoked.map((url) => new URL(url, self.location.href).href));
  // Compared without the query, which differs in a retry.
  registerRoute(
    ({ url }) => urls.has(url.origin + url.pathname),
    () => Promise.resolve(Response.error()),
  );
  let isAnyCached: Promise<boolean> | undefined;
  // Looked up once: the answer is the same for every file that is installed.
  const lookUp = () => (isAnyCached ??= findAnyCached(urls));
  self.addEventListener('install', (event) =>
    event.waitUntil(lookUp().then((isCached) => (isCached ? takeOver() : undefined))),
  );
  self.addEventListener('activate', (event) =>
    event.waitUntil(findAnyCached(urls).then((isCached) => (isCached ? forget(urls) : undefined))),
  );
  return lookUp;
}

async function findAnyCached(urls: Iterable<string>): Promise<boolean> {
  const kept = await Promise.all([...urls].map((url) => caches.match(url)));
  return kept.some((file) => file !== undefined);
}

/** The entries themselves are removed from all caches once this worker is active. */
async function takeOver(): Promise<void> {
  await keepEarlierFiles().catch(() => {});
  void self.skipWaiting();
}

/** Nothing checks the content of further caches, such as that of visited pages: the releases may have changed it. */
async function forget(urls: Iterable<string>): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== cacheNames.precache && !isEarlierCache(name)) {
      await caches.delete(name);
      continue;
    }
    const cache = await caches.open(name);
    for (const url of urls) await cache.delete(url, { ignoreSearch: true });
  }
}
