import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { HASHED_NAME } from './precacheEntries';

declare const self: ServiceWorkerGlobalScope;

/** Prefix of the name of each cache with files of an earlier composition; the ids of the tabs that need it follow. */
const EARLIER = 'earlier-files ';

export const isEarlierCache = (name: string) => name.startsWith(EARLIER);

/**
 * Keeps the files that only the previous composition has, for the tabs that still run it: they must be able to load
 * parts of their pages offline too. Call this before this worker takes over, while all the files still exist.
 *
 * @param leavingId - a tab that is about to reload its document
 */
export async function keepEarlierFiles(leavingId?: string): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tabs = clients.map(({ id }) => id).filter((id) => id !== leavingId);
  if (tabs.length === 0) return;
  const kept = await caches.open(cacheNames.precache);
  const earlier = await caches.open(EARLIER + tabs.join(' '));
  const isEarlier = ({ url }: Request) => HASHED_NAME.test(new URL(url).pathname) && !getCacheKeyForURL(url);
  await Promise.all(
    (await kept.keys()).filter(isEarlier).map(async (request) => {
      const file = await kept.match(request);
      if (file !== undefined) await earlier.put(request, file);
    }),
  );
}

/** Removes the files that no open tab needs any more. */
export async function dropEarlierFiles(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!isEarlierCache(name)) continue;
    const tabs = name.slice(EARLIER.length).split(' ');
    const open = await Promise.all(tabs.map((id) => self.clients.get(id)));
    if (open.every((client) => client === undefined)) await caches.delete(name);
  }
}
