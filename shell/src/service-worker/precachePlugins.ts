import type { WorkboxPlugin } from 'workbox-core';
import type { OfflineComposition } from './OfflineComposition';
import { renamePage } from './renamePage';

/** Keeps what is there; of what is not, only the page for unknown paths, which comes with status 404. */
export function createStatusRule({ notFoundPath }: OfflineComposition): WorkboxPlugin {
  return {
    cacheWillUpdate: ({ request, response }) =>
      Promise.resolve(
        response.ok || (response.status === 404 && new URL(request.url).pathname === notFoundPath)
          ? response
          : null,
      ),
  };
}

/**
 * Makes the browser fetch a file anew that could not be had. One that was changed on its way would otherwise stay in
 * the browser's own cache for as long as its headers say, and fail every later update.
 */
export function createIntegrityRepair(): WorkboxPlugin {
  return {
    async fetchDidFail({ request }) {
      await fetch(request.url, { cache: 'reload' }).catch(() => {});
    },
  };
}

/**
 * Takes a page that is kept under another revision, where it differs by the name of its composition alone: a pin that
 * moves changes that name in every page, and visitors fetch those of one remote.
 */
export function createPageReuse({ id, files, pageHeaders }: OfflineComposition): WorkboxPlugin {
  const hashes = new Map(files);
  let versions: Promise<ReadonlyMap<string, readonly Request[]>> | undefined;
  return {
    async cachedResponseWillBeUsed({ cacheName, cachedResponse, request, event }) {
      const { pathname } = new URL(request.url);
      const integrity = hashes.get(pathname);
      if (cachedResponse !== undefined || event.type !== 'install' || integrity === undefined)
        return cachedResponse;
      const cache = await caches.open(cacheName);
      versions ??= listVersions(cache);
      for (const version of (await versions).get(pathname) ?? []) {
        const kept = await cache.match(version);
        const page = kept && (await renamePage(kept, { id, integrity, pageHeaders }));
        if (!page) continue;
        await cache.put(request, page.clone());
        return page;
      }
      return undefined;
    },
  };
}

/** All that is kept, by path: a cache that is asked for any version of a path goes through all it has each time. */
async function listVersions(cache: Cache): Promise<ReadonlyMap<string, readonly Request[]>> {
  const versions = new Map<string, Request[]>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    versions.set(pathname, [...(versions.get(pathname) ?? []), request]);
  }
  return versions;
}
