import type { WorkboxPlugin } from 'workbox-core';
import type { OfflineComposition } from './OfflineComposition';
import { hasHash } from './repairFile';

declare const self: ServiceWorkerGlobalScope;

/** Caches only successful responses, and the page for unknown paths, which has status 404. */
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
 * Asks the server whether a page is still the one in the HTTP cache. Workbox would fetch it as a whole, but the browser
 * has just fetched the page the visitor reads and those it guessed. The hash of the entry shows if the answer is wrong.
 */
export function createRevalidation(): WorkboxPlugin {
  return {
    requestWillFetch: ({ request }) =>
      Promise.resolve(request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request),
  };
}

/**
 * Makes the browser fetch a failed file again. Otherwise a corrupt response would stay in the HTTP cache as long as its
 * headers allow, and would make every later update fail.
 */
export function createIntegrityRepair(): WorkboxPlugin {
  return {
    async fetchDidFail({ request }) {
      await fetch(request.url, { cache: 'reload' }).catch(() => {});
    },
  };
}

/**
 * Leaves out cached files that do not have their hash, which are then fetched again: any script of the site can write to
 * the caches. Requests with a hash of their own, such as those for scripts, are checked by the browser.
 *
 * @param isSuspect - whether all files are checked before a worker reuses them
 */
export function createHashCheck(
  { files }: OfflineComposition,
  isSuspect: () => Promise<boolean>,
): WorkboxPlugin {
  const hashes = new Map(files.map(([url, integrity]) => [new URL(url, self.location.href).href, integrity]));
  return {
    async cachedResponseWillBeUsed({ cachedResponse, request, event }) {
      // Cache keys have a query that the composition does not list.
      const { origin, pathname } = new URL(request.url);
      const integrity = hashes.get(origin + pathname);
      if (cachedResponse === undefined || integrity === undefined) return cachedResponse;
      const isChecked = event instanceof FetchEvent ? !isCheckedElsewhere(event.request) : await isSuspect();
      return !isChecked || (await isRight(cachedResponse, integrity)) ? cachedResponse : null;
    },
  };
}

/** A body that cannot be read, such as one whose page was just left, shows nothing wrong either. */
const isRight = (response: Response, integrity: string): Promise<boolean> =>
  hasHash(response, integrity).catch(() => true);

/** A player requests a film part by part; reading all of it for each part would take long. */
const isCheckedElsewhere = ({ integrity, destination }: Request): boolean =>
  integrity !== '' || destination === 'video' || destination === 'audio';
