import { toPathKey } from '@portfolio/contract';
import type { RouteHandlerCallback, RouteHandlerCallbackOptions } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { findNewerPage } from './findNewerPage';
import { isPage } from './isPage';
import type { OfflineComposition } from './OfflineComposition';
import { findPageHeaders, withHeaders } from './pageHeaders';
import { verifyPage } from './repairFile';

/** Returns whether a request is for a page: as a document, or for its data (`fetchPage`). */
export function isPageRequest({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

/**
 * Creates the handler of page requests: responds with the cached page, or else from the network, or else as the server
 * would: with a redirect to the canonical spelling, or page-not-found. Files other than pages come from the network only.
 *
 * @param fetchPage - requests the page from the network; may cache the response
 */
export function createPageHandler(
  composition: OfflineComposition,
  fetchPage: (options: RouteHandlerCallbackOptions) => Promise<Response>,
): RouteHandlerCallback {
  return async (options) => {
    const { request, url } = options;
    // A file that is opened directly: only the server's response has the policy that takes all rights from it.
    if (isFile(composition, url.pathname)) return fetch(request);
    const newer = request.mode === 'navigate' ? await findNewerPage(url) : null;
    const kept = newer === null ? await findKept(composition, url.pathname) : newer.page;
    if (kept !== undefined) return kept;
    try {
      return await fetchPage(options);
    } catch (error) {
      return (await handleUncachedPath(composition, request, url)) ?? Promise.reject(error);
    }
  };
}

function isFile(composition: OfflineComposition, path: string): boolean {
  return !isPage(composition, path) && composition.files.some(([url]) => url === path);
}

async function findKept(
  { pageHeaders, files }: OfflineComposition,
  path: string,
): Promise<Response | undefined> {
  const kept = await matchPrecache(path);
  const integrity = files.find(([url]) => url === path)?.[1];
  const page = kept && integrity !== undefined ? await verifyPage(kept, path, integrity) : kept;
  return page && withHeaders(page, findPageHeaders(pageHeaders, path), location.host);
}

async function handleUncachedPath(
  composition: OfflineComposition,
  request: Request,
  url: URL,
): Promise<Response | undefined> {
  const { redirects, notFoundPath, isWhole } = composition;
  const canonical = redirects[toPathKey(url.pathname)];
  if (canonical !== undefined && request.mode === 'navigate')
    return Response.redirect(canonical + url.search, 308);
  if (canonical !== undefined) return findKept(composition, canonical);
  return isWhole ? findKept(composition, notFoundPath) : undefined;
}
