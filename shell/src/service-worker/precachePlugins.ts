import type { WorkboxPlugin } from 'workbox-core';
import type { OfflineComposition } from './OfflineComposition';

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
 * Makes the browser fetch a file again that could not be had. One that was changed on its way would otherwise stay in
 * the browser's own cache for as long as its headers say, and fail every later update.
 */
export function createIntegrityRepair(): WorkboxPlugin {
  return {
    async fetchDidFail({ request }) {
      await fetch(request.url, { cache: 'reload' }).catch(() => {});
    },
  };
}
