import { type CatalogueEntry, type RemoteModule, SiteError } from '@portfolio/contract';
import { GlobalStyle } from '@portfolio/design';
import { createRoot } from 'react-dom/client';
import { createAlertStore } from './alerts/createAlertStore';
import { App } from './app/App';
import { createNavigation } from './app/navigation/createNavigation';
import { NavigationRouter } from './app/navigation/NavigationRouter';
import { createPageRoots } from './app/page-slot/createPageRoots';
import { PendingNavigation } from './app/navigation/PendingNavigation';
import { createPageStore } from './app/pageStore';
import { loadStillPage } from './app/stillPages';
import type { RemoteRef } from './composition/releaseRef';
import { FONTS } from './fonts/fonts';
import { RENDERED_PARTS } from './layout/renderedParts';
import { loadExposedModule } from './remotes/federation';
import { createPageData, listRedirects } from './site-map/routes';
import { createSiteMap, type SiteRemote } from './site-map/siteMap';

/** In development nothing is prerendered or pinned: the catalogues come from the running remotes. */
async function loadRemotes(): Promise<SiteRemote[]> {
  const refs = (await (await fetch('/dev-remotes.json')).json()) as RemoteRef[];
  return Promise.all(
    refs.map(async (ref) => {
      const { catalogue } = (await loadExposedModule(ref)) as RemoteModule;
      return { ref, catalogue: catalogue.map((entry) => withRelativePicture(entry, ref.baseUrl)) };
    }),
  );
}

/** A running module has absolute picture URLs, a release file relative ones. */
function withRelativePicture(entry: CatalogueEntry, baseUrl: string): CatalogueEntry {
  const { src, srcDark, sheet } = entry.img;
  const toRelative = (url: string) => url.replace(baseUrl, '');
  const dark = srcDark === undefined ? {} : { srcDark: toRelative(srcDark) };
  const paper = sheet === undefined ? {} : { sheet: toRelative(sheet) };
  return { ...entry, img: { ...entry.img, src: toRelative(src), ...dark, ...paper } };
}

async function start(): Promise<void> {
  const refs = await loadRemotes();
  const siteMap = createSiteMap(refs);
  const redirects = listRedirects(siteMap);
  const store = createPageStore(async (path) => {
    const data = createPageData(siteMap, redirects.get(path.toLowerCase()) ?? path);
    return { data, StillPage: data.isStill ? await loadStillPage(data.page) : undefined };
  });
  document.head.insertAdjacentHTML('beforeend', `<style>${FONTS.styles}</style>`);
  const first = await store.load(location.pathname, new AbortController().signal);
  const navigation = createNavigation({ store, first });
  const alerts = createAlertStore();
  const root = document.getElementById('root');
  if (root === null)
    throw new SiteError(
      'Failed to start: the document has no #root. Open the address that “npm run dev” prints.',
      'NO_ROOT',
    );
  createRoot(root).render(
    <NavigationRouter
      navigation={navigation}
      store={store}
      createPageRoot={createPageRoots({ navigation, alerts })}
    >
      <App
        parts={RENDERED_PARTS}
        alerts={alerts}
        styles={<GlobalStyle />}
        navigation={<PendingNavigation navigation={navigation} />}
      />
    </NavigationRouter>,
  );
}

void start();
