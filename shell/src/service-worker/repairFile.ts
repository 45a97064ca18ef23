import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { OfflineComposition } from './OfflineComposition';

/** A page asks like this for a file that the browser refused, or that did not do what it should. */
export const isRepairRequest = ({ cache, method, mode }: Request): boolean =>
  cache === 'reload' && method === 'GET' && mode !== 'navigate';

/**
 * Creates the answer to such a request: the file as the network has it now. Where its hash is right, it takes the place
 * of the one that is kept.
 */
export function createRepair({ files }: OfflineComposition): RouteHandlerCallback {
  const hashes = new Map(files);
  return async ({ request, url }) => {
    const integrity = hashes.get(url.pathname) ?? hashes.get(url.href);
    const key = getCacheKeyForURL(url.href);
    if (integrity === undefined || key === undefined) return fetch(request);
    const right = await fetch(url.href, { integrity, cache: 'reload' });
    await (await caches.open(cacheNames.precache)).put(key, right.clone());
    return right;
  };
}
