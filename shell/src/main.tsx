import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './fonts';
import { App } from './app/App';
import { ClientNavigation } from './app/ClientNavigation';
import { fetchPageData, readPageData } from './app/fetchPageData';
import { createPageStore } from './app/pageStore';
import { loadShellPage } from './app/shellPages';
import { Offline } from './offline/Offline';
import { withOverrides } from './overrides/withOverrides';
import { releaseLoader } from './remotes/releaseLoader';
import { createPageLoads } from './remotes/pageLoads';

async function hydrate(): Promise<void> {
  const data = readPageData(document);
  const store = createPageStore(fetchPageData);
  const loads = createPageLoads(withOverrides(releaseLoader));
  if (data.project !== undefined) loads.get(data.project.remote, data.project.entry.component);
  store.seed(location.pathname, { data, ShellPage: await loadShellPage(data.page) });

  const root = document.getElementById('root');
  if (root === null) throw new Error('Failed to hydrate: the document has no #root. Compose the site again.');
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App
          store={store}
          loads={loads}
          navigation={
            <>
              <ClientNavigation store={store} loads={loads} />
              <Offline />
            </>
          }
        />
      </BrowserRouter>,
    );
  });
}

void hydrate();
