import { clientsClaim } from 'workbox-core';
import { addPlugins, addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { createPageHandler, isPageRequest } from './handlePage';
import { dropEarlierFiles } from './earlierFiles';
import { unregisterWorker } from './unregisterWorker';
import { listen } from './listen';
import { COMPOSITION_NAME, UNREGISTER_FLAG, type OfflineComposition } from './OfflineComposition';
import {
  createHashCheck,
  createIntegrityRepair,
  createRevalidation,
  createStatusRule,
} from './precachePlugins';
import { HASHED_NAME, toPrecacheEntries } from './precacheEntries';
import { createRepair, isRepairRequest } from './repairFile';
import { blockRevoked } from './revoked';
import { createVisitedFiles, createVisitedPages, dropVisited } from './visited';

declare const self: ServiceWorkerGlobalScope &
  Partial<Record<typeof COMPOSITION_NAME, OfflineComposition>> &
  Partial<Record<typeof UNREGISTER_FLAG, true>>;

const composition = self[COMPOSITION_NAME];

if (self[UNREGISTER_FLAG] === true || composition === undefined) unregisterWorker();
else serve(composition);

/**
 * Serves one complete composition: every file is fetched and verified before this worker takes over, so that its
 * responses never mix two compositions. If a file fails, the current worker stays in charge.
 */
function serve(kept: OfflineComposition): void {
  const hasRevoked = blockRevoked(kept);
  addPlugins([
    createStatusRule(kept),
    createRevalidation(),
    createIntegrityRepair(),
    createHashCheck(kept, hasRevoked),
    new RangeRequestsPlugin(),
  ]);
  precache(toPrecacheEntries(kept));

  registerRoute(({ request, sameOrigin }) => sameOrigin && isRepairRequest(request), createRepair(kept));
  const visitedPages = kept.isWhole ? null : createVisitedPages();
  const handlePage = createPageHandler(
    kept,
    ({ request, event }) => visitedPages?.handle({ request, event }) ?? fetch(request),
  );
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && isPageRequest(request),
    async (options) => {
      if (options.request.mode === 'navigate') options.event.waitUntil(dropEarlierFiles());
      return handlePage(options);
    },
  );
  addRoute({ cleanURLs: false });
  const visitedFiles = kept.isWhole ? null : createVisitedFiles();
  registerRoute(
    ({ url }) => HASHED_NAME.test(url.pathname),
    // A page of a newer composition may ask before its worker takes over, one of an earlier composition after that.
    async ({ request, event }) =>
      (await caches.match(request.url)) ?? visitedFiles?.handle({ request, event }) ?? fetch(request),
  );

  cleanupOutdatedCaches();
  self.addEventListener('activate', (event) => {
    event.waitUntil(dropEarlierFiles());
    event.waitUntil(dropVisited(kept.isWhole));
  });
  clientsClaim();
  listen(kept);
}
