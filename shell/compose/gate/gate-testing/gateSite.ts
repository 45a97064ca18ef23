import fs from 'node:fs/promises';
import path from 'node:path';
import { type CatalogueEntry, type Release, toRemoteNames } from '@portfolio/contract';
import { publishRelease, readRelease, type Registry, SBOM_FILE, toIntegrity } from '@portfolio/registry';
import type { ShellPaths } from '../../shell-build/paths';
import type { Refusal } from '../../release/compatibility';
import { withPin } from '../../pin/changePin';
import { readPins, writePins } from '../../pin/pinsFile';
import { checkRelease, type GateReport } from '../checkRelease';
import { openTestFolder } from '../../compose-testing/testFolder';

/** A shell that provides one singleton, and renders a page by calling it. */
const RENDERER = `module.exports = {
  COMPOSING_API: 9,
  toBrowserData: (data) => data,
  toSharePicture: () => null,
  SHELL_MARKS: { ids: ['root'], attributes: ['data-shell'] },
  CONTRACT_VERSION: '1.0.0',
  singletons: { react: { version: '19.3.1', module: {} } },
  createSiteMap: (remotes) => remotes,
  listRedirects: () => [['/about', '/about']],
  createPageData: (remotes, path) => {
    const { ref: remote, catalogue } = remotes.find((one) => one.catalogue.some((entry) => entry.path === path));
    const neighbours = remotes.map((one) => one.ref.id);
    return { path, neighbours, project: { remote, entry: catalogue.find((entry) => entry.path === path) } };
  },
  loadAllShellPages: async () => {},
  renderPage: async (data, Page) => ({ html: Page(data), shellStyles: '', compiledStyles: '', styles: '' }),
  toDocument: (data, { html }) => html,
  listLinkedPaths: () => [],
};`;

/** A catalogue entry for the page of an article. */
export function createEntry(article: string): CatalogueEntry {
  const img = { src: 'entry.js', alt: 'A picture', widthPx: 1, heightPx: 1 };
  const shared = {
    type: 'JavaScript',
    portfolio: false,
    tags: [],
    description: '',
    blog: null,
    img,
  } as const;
  return { ...shared, id: article, title: article, component: article, path: `/work/js/${article}` };
}

/** A catalogue entry whose page has redirects, as in the release of a version. */
export function withRedirects(article: string, redirects: string[], version: string): CatalogueEntry {
  const entry = createEntry(article);
  return { ...entry, img: { ...entry.img, src: `entry.${version}.js` }, redirects };
}

/** The node build of a remote, as a federation container. */
function toContainer(id: string, articles: readonly string[], page: string): string {
  const pages = articles.map(
    (article) => `${JSON.stringify(article)}: async () => ({ default: ({ neighbours }) => { ${page} } })`,
  );
  return `const remote = { id: '${id}', contractVersion: '1.0.0', catalogue: [], pages: { ${pages.join(', ')} } };
module.exports = { init() {}, get: async () => () => remote };`;
}

function toSbom(packages: readonly string[]): string {
  const components = packages.map((text) => {
    const [name, version, ...licence] = text.split(' ');
    return { type: 'library', name, version, licenses: [{ expression: licence.join(' ') }] };
  });
  return JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components });
}

/** A shell, a registry and pins in a temporary folder. */
export interface GateSite {
  paths: ShellPaths;
  registry: Registry;
  /**
   * Publishes a release of these pages; each one is a file in the web build and in the node build.
   *
   * @param contents - the text of the web files, the code of each page, the file extension, and packages for a bill of
   *   materials, such as "chess 1.0.0 MIT" (default: no bill)
   */
  publish(
    id: string,
    version: string,
    articles: string[],
    overrides?: Partial<Release>,
    contents?: { web?: string; page?: string; extension?: string; packages?: readonly string[] },
  ): Promise<void>;
  pin(id: string, version: string): Promise<void>;
  /** Replaces a piece of the shell's code. */
  changeShell(piece: string, other: string): Promise<void>;
  report(id: string, version: string, mayDropRoutes?: boolean): Promise<GateReport>;
  check(id: string, version: string, mayDropRoutes?: boolean): Promise<readonly Refusal[]>;
  remove(): Promise<void>;
}

/** Creates one in a new folder. */
export async function createGateSite(): Promise<GateSite> {
  const { at, paths, registry } = await openTestFolder();
  await fs.mkdir(at('dist/node'), { recursive: true });
  await fs.writeFile(at('dist/node/render.js'), RENDERER);

  const report: GateSite['report'] = async (id, version, mayDropRoutes = false) => {
    const { pin } = await readRelease(registry, id, version);
    return checkRelease({ paths, registry, pins: readPins(paths.pins), id, pin, mayDropRoutes });
  };
  return {
    paths,
    registry,
    async publish(
      id,
      version,
      articles,
      overrides = {},
      { web = `${id} ${version}`, page = "return '<h1>Page</h1>'", extension = 'js', packages } = {},
    ) {
      const dir = at(path.join('build', id, version));
      const file = `entry.${version}.${extension}`;
      const contents = { web, node: toContainer(id, articles, page) };
      const toFiles = (content: string) => ({
        [file]: { bytes: content.length, integrity: toIntegrity(content) },
      });
      for (const [target, content] of Object.entries(contents)) {
        await fs.mkdir(path.join(dir, 'dist', target), { recursive: true });
        await fs.writeFile(path.join(dir, 'dist', target, file), content);
      }
      const sbom = packages && toSbom(packages);
      if (sbom !== undefined) await fs.writeFile(path.join(dir, SBOM_FILE), sbom);
      const catalogue = articles
        .map(createEntry)
        .map((entry) => ({ ...entry, img: { ...entry.img, src: file } }));
      const release: Release = {
        schema: 1,
        id,
        version,
        contract: '1.0.0',
        container: toRemoteNames(id).container,
        web: { entry: file, files: toFiles(contents.web) },
        node: { entry: file, files: toFiles(contents.node) },
        remote: { js: [], css: [] },
        pages: Object.fromEntries(articles.map((article) => [article, { js: [], css: [] }])),
        catalogue,
        connectOrigins: [],
        singletons: { react: '^19.0.0' },
        api: [],
        ...(sbom && { sbom: { bytes: sbom.length, integrity: toIntegrity(sbom) } }),
        ...overrides,
      };
      await publishRelease(dir, release, registry);
    },
    async pin(id, version) {
      const { pin } = await readRelease(registry, id, version);
      writePins(paths.pins, withPin(readPins(paths.pins), id, pin));
    },
    changeShell: (piece, other) => fs.writeFile(at('dist/node/render.js'), RENDERER.replace(piece, other)),
    report,
    check: async (...args) => (await report(...args)).refusals,
    remove: () => fs.rm(paths.root, { recursive: true, force: true }),
  };
}
