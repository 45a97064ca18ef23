import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { ClientNavigation } from './app/ClientNavigation';
import { fetchPageData, readPageData } from './app/fetchPageData';
import { createPageStore, type PageStore } from './app/pageStore';
import { loadShellPage } from './app/shellPages';
import { Offline } from './offline/Offline';

/** After everything that was asked for. Its own chunk, for nothing of the first page needs it. */
function preloadNext(store: PageStore): void {
  const start = () =>
    void import(/* webpackChunkName: "likely-pages" */ './app/preloadLikelyPages').then(
      ({ preloadLikelyPages }) => preloadLikelyPages(store),
      () => {},
    );
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function hydrate(): Promise<void> {
  const data = readPageData(document);
  const store = createPageStore(fetchPageData);
  store.seed(location.pathname, { data, ShellPage: await loadShellPage(data) });

  const root = document.getElementById('root');
  if (root === null) throw new Error('Failed to hydrate: the document has no #root. Compose the site again.');
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App
          store={store}
          navigation={
            <>
              <ClientNavigation store={store} />
              <Offline />
            </>
          }
        />
      </BrowserRouter>,
    );
  });
  preloadNext(store);
}

void hydrate();
