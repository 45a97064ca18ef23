import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { OfflineComposition } from './OfflineComposition';

/** Returns whether a request is a page's retry of a file that the browser refused or that failed to run. */
export const isRepairRequest = ({ cache, method, mode }: Request): boolean =>
  cache === 'reload' && method === 'GET' && mode !== 'navigate';

/**
 * Creates the handler of such requests: responds with the file from the network. If its hash is correct, it replaces
 * the cached one.
 */
export function createRepair({ files }: OfflineComposition): RouteHandlerCallback {
  const hashes = new Map(files);
  return async ({ request, url }) => {
    const integrity = hashes.get(url.pathname) ?? hashes.get(url.href);
    return integrity === undefined ? fetch(request) : replaceKept(url.href, integrity);
  };
}

/** Fetches a file again and replaces the cached one; rejects if the hash is wrong. */
async function replaceKept(url: string, integrity: string): Promise<Response> {
  const right = await fetch(url, { integrity, cache: 'reload' });
  const key = getCacheKeyForURL(url);
  if (key !== undefined) await (await caches.open(cacheNames.precache)).put(key, right.clone());
  return right;
}

/**
 * Replaces a cached page that does not match its hash. Browsers verify scripts but not documents: a corrupt page could
 * name files that do not exist, or contain anything.
 *
 * @returns undefined if the network does not have the correct page either
 */
export async function verifyPage(
  page: Response,
  path: string,
  integrity: string,
): Promise<Response | undefined> {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') === true;
  if (isPage && (await hasHash(page, integrity))) return page;
  return replaceKept(path, integrity).catch(() => undefined);
}

/** Returns whether the content of a response has a hash, such as `sha384-…`. */
export async function hasHash(response: Response, integrity: string): Promise<boolean> {
  const algorithm = integrity.slice(0, integrity.indexOf('-')).replace('sha', 'SHA-');
  const digest = await crypto.subtle.digest(algorithm, await response.clone().arrayBuffer());
  return integrity.endsWith(`-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
}
