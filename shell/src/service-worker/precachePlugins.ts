import type { WorkboxPlugin } from 'workbox-core';
import type { OfflineComposition } from './OfflineComposition';

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
