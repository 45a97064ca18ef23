import { ChunkLoadError, SiteError } from '@portfolio/contract';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAlertStore } from './alerts/createAlertStore';
import { App } from './app/App';
import { fetchPage, readPageData } from './app/fetchPage';
import { createNavigation } from './app/navigation/createNavigation';
import { NavigationRouter } from './app/navigation/NavigationRouter';
import { PendingNavigation } from './app/navigation/PendingNavigation';
import { createPageRoots } from './app/page-slot/createPageRoots';
import { readSlotHtml } from './app/page-slot/slotHtml';
import { createPageStore, toRecord } from './app/pageStore';
import { KEPT_PARTS } from './layout/keptParts';
import { keepDrafts } from './loading/drafts';
import { getEventsUrl } from './events/eventsUrl';
import { createChunkLoader, type LoadChunk } from './loading/createChunkLoader';
import { createPersistentLoader, type LoadScript } from './loading/persistentChunks';
import { ReplayEarlyActions } from './loading/ReplayEarlyActions';
import { runInNextTask } from './loading/runInNextTask';
import { whenIdle } from './loading/whenIdle';
import { Offline } from './offline/Offline';

/** webpack's loaders of chunks and their scripts, which the shell uses for everything it loads at runtime. */
declare const __webpack_require__: { e: LoadChunk; l: LoadScript };
__webpack_require__.e = createChunkLoader(__webpack_require__.e);
__webpack_require__.l = createPersistentLoader(__webpack_require__.l);

/** Path from which the document was loaded; the address may have changed since. */
function getServedPath(): string {
  const url = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  return new URL(url).pathname;
}

let hasHydrated = false;

async function hydrate(): Promise<void> {
  const html = readSlotHtml();
  const data = await readPageData(document);
  const first = await toRecord({ data, html });
  // A script that has just arrived with the page's module is still being evaluated.
  await new Promise<void>(runInNextTask);

  const root = document.getElementById('root');
  if (root === null)
    throw new SiteError('Failed to hydrate: the document has no #root. Compose the site again.', 'NO_ROOT');
  // An earlier attempt may have succeeded late.
  if (hasHydrated) return;
  hasHydrated = true;
  const store = createPageStore(fetchPage);
  const alerts = createAlertStore();
  const servedPath = getServedPath();
  store.seed(servedPath, first);
  // A host may serve the file of a page under another path, such as `/work.html`.
  if (data.page !== 'page-not-found') store.seed(data.path, first);
  navigator.serviceWorker?.addEventListener('controllerchange', store.markStale);
  const navigation = createNavigation({ store, first, servedPath });
  const createPageRoot = createPageRoots({ navigation, alerts });
  startTransition(() => {
    hydrateRoot(
      root,
      <NavigationRouter navigation={navigation} store={store} createPageRoot={createPageRoot}>
        <App
          parts={KEPT_PARTS}
          alerts={alerts}
          navigation={
            <>
              <PendingNavigation navigation={navigation} />
              <Offline remote={data.project?.remote} />
              <ReplayEarlyActions hasLivePage={first.ShellPage !== null} />
            </>
          }
        />
      </NavigationRouter>,
    );
  });
  // A separate chunk, because the first page needs none of it.
  whenIdle(async () => {
    const chunk = import(/* webpackChunkName: "idle" */ './app/preloadLikelyPages');
    await (await chunk).preloadLikelyPages(store);
  });
}

/** The code is loaded only if the site has a collector of events. */
async function reportEvents(): Promise<void> {
  const url = getEventsUrl();
  if (url === '') return;
  const { sendEvents } = await import(/* webpackChunkName: "events" */ './events/sendEvents');
  sendEvents(url);
}

/** Hydrates the document. If that fails, its notice offers another attempt. */
export async function startShell(): Promise<void> {
  try {
    await hydrate();
  } catch (error) {
    console.error(error);
    const { pageStart } = globalThis;
    if (pageStart === undefined) return;
    pageStart.again = () => void startShell();
    pageStart.fail(error instanceof ChunkLoadError ? error.describe() : '');
  }
}

whenIdle(reportEvents);
keepDrafts();
