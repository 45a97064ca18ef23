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
    return integrity === undefined ? fetch(request) : replaceKept(url.href, integrity);
  };
}

/** Fetches a file again and keeps it in the place of the one that is kept; rejects where its hash is not right. */
async function replaceKept(url: string, integrity: string): Promise<Response> {
  const right = await fetch(url, { integrity, cache: 'reload' });
  const key = getCacheKeyForURL(url);
  if (key !== undefined) await (await caches.open(cacheNames.precache)).put(key, right.clone());
  return right;
}

/**
 * A kept page that is not what was published is replaced. The browser verifies scripts, and nobody else a document: a
 * spoiled one would name files that do not exist, or say what the site does not.
 *
 * @returns undefined where the network does not have the right one either
 */
export async function verifyPage(
  page: Response,
  path: string,
  integrity: string,
): Promise<Response | undefined> {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') === true;
  const digest = await crypto.subtle.digest('SHA-384', await page.clone().arrayBuffer());
  if (isPage && integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`) return page;
  return replaceKept(path, integrity).catch(() => undefined);
}
