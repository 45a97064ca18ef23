import type { PageProps } from '@portfolio/contract';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import * as styledComponents from 'styled-components';
import { App } from './app/App';
import { createPageStore } from './app/pageStore';
import { createSettled } from './loading/keepLoaded';
import { loadShellPage } from './app/shellPages';
import { packStyles } from './prerendered-styles/packStyles';
import { createProjectPage } from './pages/project/createProjectPage';
import type { PageLoads } from './remotes/createPageLoads';
import type { PageData } from './site-map/pageData';

export { loadAllShellPages } from './app/shellPages';
export { PAGE_DATA_ID } from './app/fetchPageData';
export { toDocumentTitle } from './app/head';
export { FONTS } from './fonts/fonts';
export { START_SCRIPT } from './loading/startScript';
export { SITE } from './site';
export { createPageData, listPaths, listRedirects } from './site-map/routes';
export { createSearchIndex, SEARCH_INDEX_URL } from './site-map/searchIndex';
export { createSiteMap } from './site-map/siteMap';
export { THEME_SCRIPT } from './theme/themeScript';

/** The shell's own copies of the federated singletons, for the share scope of the remotes' node builds. */
export const singletons = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: ReactDom.version, module: ReactDom },
  'styled-components': { version: styledComponents.version, module: styledComponents },
};

/** One prerendered page. */
export interface RenderedPage {
  /** What goes into `#root`. */
  html: string;
  /** `<style>` elements with exactly the rules the page uses. */
  styles: string;
}

/**
 * Renders one page completely.
 *
 * @param data - the page's data
 * @param RemotePage - the remote's component where the page is a project's
 * @throws whatever the page throws
 */
export async function renderPage(
  data: PageData,
  RemotePage: ComponentType<PageProps> | null,
): Promise<RenderedPage> {
  const store = createPageStore(() =>
    Promise.reject(new Error(`No other page is rendered with ${data.path}.`)),
  );
  const ShellPage =
    data.project === undefined ? await loadShellPage(data) : createProjectPage(createServerLoads(RemotePage));
  store.seed(data.path, { data, ShellPage });
  const sheet = new styledComponents.ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StaticRouter location={data.path}>
          <App store={store} />
        </StaticRouter>,
      ),
      {
        // A large boundary would otherwise be moved to the end of the page with an inline script to move it back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error) {
          throw error;
        },
      },
    );
    const chunks: Buffer[] = [];
    for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
    const html = Buffer.concat(chunks).toString('utf8');
    return { html, styles: packStyles(sheet.getStyleTags(), html) };
  } finally {
    sheet.seal();
  }
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
