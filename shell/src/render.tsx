import type { PageProps } from '@portfolio/contract';
import { GlobalStyle } from '@portfolio/design';
import { collectStyles, COMPILED_STYLES_VERSION } from '@portfolio/design/compiled-styles';
import * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AlertProvider } from './alerts/AlertProvider';
import { App } from './app/App';
import { CurrentPageProvider } from './app/navigation/NavigationRouter';
import { RENDERED_PARTS } from './layout/renderedParts';
import { createSettled } from './loading/keepLoaded';
import { toIdPrefix } from './app/page-slot/idPrefix';
import { PageContent } from './app/page-slot/PageContent';
import { loadOwnPage } from './app/shellPages';
import { loadStillPage } from './app/stillPages';
import { createProjectPage } from './pages/project/createProjectPage';
import { drawListWithoutScript } from './pages/work/drawListWithoutScript';
import { PlainList } from './pages/work/PlainList';
import type { PageLoads } from './remotes/createPageLoads';
import * as sharedStyles from './remotes/sharedStyles';
import type { RenderedPage } from './site-files/toDocument';
import type { PageData, ShellPage } from './site-map/pageData';
import { listShellRoutes } from './site-map/shellRoutes';
import { compiledStyles, RemoteStylesContext } from './styles/compiledRemoteStyles';
import { ShellStylesContext } from './styles/compiledStyles';

// Everything that composing needs from the shell: code outside the browser imports nothing else of it.
export { COMPOSITION_URL, CONTRACT_VERSION } from '@portfolio/contract';
export { OLDER_CONTRACTS } from './remotes/contractWindow';
export { SERVICE_WORKER_URL } from './offline/serviceWorkerSetting';
export type { ComposedRemote, CompositionFacts } from './composition/compositionFacts';
export type { OfflineComposition, OfflineFile, PageHeaders } from './service-worker/OfflineComposition';
export { FONTS } from './fonts/fonts';
export { SITE } from './site';
export { createSiteTexts } from './site-files/createSiteTexts';
export { createDevServerRules, type DevServerRules } from './site-files/devServers';
export {
  createHeaderRules,
  HASHED_FOLDERS,
  type HeaderRules,
  type PolicySources,
} from './site-files/headerRules';
export { drawSharePicture, SHARE_ARTWORK_SIZE } from './site-files/share-picture/drawSharePicture';
export {
  SHARE_PICTURE_FORMAT,
  type SharePicture,
  toSharePicture,
} from './site-files/share-picture/sharePicture';
export { type FaceName, SHARE_FACES, type TextSetter } from './site-files/share-picture/textSetter';
export { toServiceWorkerScript } from './site-files/serviceWorkerScript';
export {
  type DocumentSource,
  type FileRef,
  listLinkedPaths,
  type RenderedPage,
  SHELL_MARKS,
  toDocument,
} from './site-files/toDocument';
export { type PageData, toBrowserData } from './site-map/pageData';
export { createPageData, listPaths, listRedirects, NOT_FOUND_PATH } from './site-map/routes';
export { NOT_FOUND_RIGHTS, type PageRights, toRightsText } from './composition/pageRights';
export { toShellId } from './composition/shellId';
export type { ReleaseRef } from './composition/releaseRef';
export { createSiteMap, type SiteMap, type SiteRemote } from './site-map/siteMap';

/** Increased when composing needs something new from a shell build, so that an older build is refused, not misread. */
export const COMPOSING_API = 9;

/** The shell's own copies of the federated singletons, for the share scope of the remotes' node builds. */
export const singletons = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: ReactDom.version, module: ReactDom },
  'styled-components': { version: sharedStyles.version, module: sharedStyles },
  'compiled-styles': { version: COMPILED_STYLES_VERSION, module: compiledStyles },
};

/**
 * Loads all of the shell's own pages in a fixed order, so that their styles are always registered in the same order.
 */
export async function loadAllShellPages(): Promise<void> {
  for (const { page, isStill } of listShellRoutes())
    await (isStill ? loadStillPage(page) : loadOwnPage(page));
  await loadOwnPage('page-not-found');
}

/** Loads the component of any page. */
async function loadPage(
  { page, isStill }: PageData,
  RemotePage: ComponentType<PageProps> | null,
): Promise<ShellPage> {
  if (page === 'project') return createProjectPage(createServerLoads(RemotePage));
  return isStill ? loadStillPage(page) : loadOwnPage(page);
}

/**
 * Renders one complete page.
 *
 * @param data - the page's data
 * @param RemotePage - the remote's component, if the page is a project's
 * @throws whatever the page throws
 */
export async function renderPage(
  data: PageData,
  RemotePage: ComponentType<PageProps> | null,
): Promise<RenderedPage> {
  const ShellPage = await loadPage(data, RemotePage);
  const sheet = new ServerStyleSheet();
  const shellStyles = collectStyles();
  const remoteStyles = collectStyles();
  const collect = (tree: ReactNode) =>
    sheet.collectStyles(
      <ShellStylesContext value={shellStyles}>
        <RemoteStylesContext value={remoteStyles}>{tree}</RemoteStylesContext>
      </ShellStylesContext>,
    );
  try {
    // The frame first, so that its styles come first too.
    const frame = await renderTree(collect(<Frame data={data} ShellPage={ShellPage} />));
    const page = await renderTree(
      collect(
        <StaticRouter location={data.path}>
          <AlertProvider>
            <PlainList value={drawListWithoutScript}>
              <PageContent data={data} Page={ShellPage} />
            </PlainList>
          </AlertProvider>
        </StaticRouter>,
      ),
      toIdPrefix(data.path),
    );
    // React writes preload links before everything else: they belong to the document, not to the page.
    const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(page) ?? [];
    const [before = '', after = ''] = frame.split(PAGE_PLACE);
    const slotHtml = `<div>${page.slice(preloads.length)}</div>`;
    const element = sheet.getStyleTags();
    return {
      html: preloads + before + slotHtml + after,
      shellStyles: shellStyles.getCss(),
      compiledStyles: remoteStyles.getCss(),
      styles: element.endsWith('></style>') ? '' : element,
    };
  } finally {
    sheet.seal();
  }
}

/** Placeholder for the page in the frame. */
const PAGE_PLACE = '<!--page-->';

interface FrameProps {
  data: PageData;
  ShellPage: ShellPage;
}

/** Everything around a page. */
function Frame({ data, ShellPage }: FrameProps) {
  return (
    <StaticRouter location={data.path}>
      <CurrentPageProvider value={{ record: { data, ShellPage, html: PAGE_PLACE }, index: 0 }}>
        <App parts={RENDERED_PARTS} styles={<GlobalStyle />} />
      </CurrentPageProvider>
    </StaticRouter>
  );
}

/**
 * Lists the rules that every document has, as lines. The build leaves them out of the scripts: no component has to add
 * them.
 */
export async function listFrameRules(): Promise<string[]> {
  const pages = (['home', 'page-not-found'] as const).map(async (page) => {
    const styles = collectStyles();
    const data: PageData = { path: '/', page, title: '', description: '', crumbs: [] };
    await renderTree(
      <ShellStylesContext value={styles}>
        <Frame data={data} ShellPage={() => null} />
      </ShellStylesContext>,
    );
    return styles.getCss().split('\n');
  });
  const [first = [], second = []] = await Promise.all(pages);
  return first.filter((line) => second.includes(line));
}

async function renderTree(tree: ReactNode, idPrefix = ''): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    identifierPrefix: idPrefix,
    // A large boundary would otherwise be moved to the end of the page with an inline script to move it back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would replace a part that threw with its fallback.
    onError(error) {
      thrown.push(error);
    },
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  if (thrown.length > 0) throw thrown[0];
  return Buffer.concat(chunks).toString('utf8');
}

function createServerLoads(RemotePage: ComponentType<PageProps> | null): PageLoads {
  const page = RemotePage === null ? new Promise<never>(() => {}) : createSettled(RemotePage);
  return {
    get: ({ version }) => ({
      getPage: () => page,
      getState: () => ({ status: 'ready', version }),
      subscribe: () => () => {},
      retry: () => {},
      replace: () => {},
    }),
  };
}
