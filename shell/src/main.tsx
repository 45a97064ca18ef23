import { SiteError } from '@portfolio/contract';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { fetchPageData, readPageData } from './app/fetchPageData';
import { createNavigation } from './app/navigation/createNavigation';
import { NavigationRouter } from './app/navigation/NavigationRouter';
import { PendingNavigation } from './app/navigation/PendingNavigation';
import { createPageStore } from './app/pageStore';
import { loadShellPage } from './app/shellPages';
import { keepDrafts } from './loading/drafts';
import { createPersistentLoader, type LoadScript } from './loading/persistentChunks';
import { ReplayEarlyActions } from './loading/ReplayEarlyActions';
import { whenIdle } from './loading/whenIdle';
import { Offline } from './offline/Offline';

/** The one loader of all that the shell loads while it runs. */
declare const __webpack_require__: { l: LoadScript };
__webpack_require__.l = createPersistentLoader(__webpack_require__.l);

/** Where the document was loaded from, whatever the address says by now. */
function getServedPath(): string {
  const url = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  return new URL(url).pathname;
}

let hasHydrated = false;

async function hydrate(): Promise<void> {
  const data = await readPageData(document);
  const first = { data, ShellPage: await loadShellPage(data) };

  const root = document.getElementById('root');
  if (root === null)
    throw new SiteError('Failed to hydrate: the document has no #root. Compose the site again.', 'NO_ROOT');
  // An earlier try may have come late.
  if (hasHydrated) return;
  hasHydrated = true;
  const store = createPageStore(fetchPageData);
  const servedPath = getServedPath();
  store.seed(servedPath, first);
  navigator.serviceWorker?.addEventListener('controllerchange', store.doubt);
  const navigation = createNavigation({ store, first, servedPath });
  startTransition(() => {
    hydrateRoot(
      root,
      <NavigationRouter navigation={navigation} store={store}>
        <App
          navigation={
            <>
              <PendingNavigation navigation={navigation} />
              <Offline remote={data.project?.remote} />
              <ReplayEarlyActions hasRemote={data.page === 'project'} />
            </>
          }
        />
      </NavigationRouter>,
    );
  });
  // Its own chunk: nothing of the first page needs it.
  whenIdle(async () => {
    const chunk = import(/* webpackChunkName: "likely-pages" */ './app/preloadLikelyPages');
    await (await chunk).preloadLikelyPages(store);
  });
}

async function start(): Promise<void> {
  try {
    await hydrate();
  } catch (error) {
    console.error(error);
    const { pageStart } = globalThis;
    if (pageStart === undefined) return;
    pageStart.again = () => void start();
    pageStart.fail();
  }
}

keepDrafts();
void start();
