import fs from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { WORKER_FILE } from '@portfolio/build/worker-file';
import { type Release, toRemoteNames } from '@portfolio/contract';
import { publishRelease, readRelease, type SweepableRegistry, toIntegrity } from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import { withPin } from '../pin/changePin';
import { readPins, writePins } from '../pin/pinsFile';
import { revokeRelease } from '../pin/revokeRelease';
import { openTestFolder } from './testFolder';

/** A renderer with one page of the shell and one for each remote, as the node build would export it. */
const toRenderer = (text: string, dataBytes: number) => `
const toData = (path) => ({ path, page: 'home', title: 'Tiny', description: 'x'.repeat(${dataBytes}), crumbs: [] });
module.exports = {
  COMPOSING_API: 9,
  toBrowserData: (data) => data,
  toSharePicture: () => null,
  SHELL_MARKS: { ids: [], attributes: [] },
  CONTRACT_VERSION: '1.0.0',
  NOT_FOUND_PATH: '/404',
  NOT_FOUND_RIGHTS: 'page-not-found',
  SERVICE_WORKER_URL: '/sw.js',
  COMPOSITION_URL: '/composition.json',
  HASHED_FOLDERS: { shell: '/shell/', data: '/data/', share: '/share/', remotes: '/remotes/' },
  SITE: { url: 'https://tiny.example', name: 'Tiny' },
  singletons: {},
  createSiteMap: (remotes) => remotes,
  listPaths: (remotes) => ['/', ...remotes.flatMap(({ catalogue }) => catalogue.flatMap(({ path }) => path ?? []))],
  listRedirects: () => [['/', '/'], ['/old', '/']],
  createPageData: (_map, path) => toData(path),
  createHeaderRules: ({ scripts, hasReports, host }) => [
    { path: '/*', headers: { 'X-Tiny': ${JSON.stringify(text)}, 'X-Scripts': String(scripts), 'X-Reports': String(hasReports), 'X-Host': host } },
  ],
  createDevServerRules: () => ({}),
  createSiteTexts: () => ({ kept: { '/search.json': '[]' }, others: { '/robots.txt': ${JSON.stringify(text)} } }),
  toServiceWorkerScript: (code, offline) => JSON.stringify(offline) + code,
  toRightsText: ({ permissions }) => permissions.join(),
  toShellId: (hash) => hash.slice(0, 12),
  loadAllShellPages: async () => {},
  renderPage: async ({ path }) => ({ html: '<h1>' + path + ${JSON.stringify(text)} + '</h1>', shellStyles: '', compiledStyles: '', styles: '' }),
  toDocument: (_data, { html }, source) => html + JSON.stringify(source) + '<p>Text.</p>'.repeat(50),
  listLinkedPaths: () => ['/'],
};
`;

/** A shell, a registry and pins in a temporary folder, small enough for a test to compose several times. */
export interface TinySite {
  paths: ShellPaths;
  registry: SweepableRegistry;
  /**
   * Replaces the shell build; the text makes its pages and files differ.
   *
   * @param dataBytes - approximate size of each page's data (default: small enough to stay in the page)
   */
  buildShell(text: string, dataBytes?: number): Promise<ShellBuild>;
  publish(
    id: string,
    version: string,
    webFiles: readonly string[],
    overrides?: Partial<Release>,
  ): Promise<void>;
  pin(id: string, version: string): Promise<void>;
  revoke(id: string, version: string): Promise<void>;
  remove(): Promise<void>;
}

/** Creates one in a new folder, or opens the folder of another process. */
export async function createTinySite(existing?: string): Promise<TinySite> {
  const { at, paths, registry } = await openTestFolder(existing);

  async function write(dir: string, files: Readonly<Record<string, string>>) {
    await fs.rm(dir, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      await fs.mkdir(path.dirname(path.join(dir, name)), { recursive: true });
      await fs.writeFile(path.join(dir, name), text);
    }
    return Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { bytes: text.length, integrity: toIntegrity(text) },
      ]),
    );
  }

  return {
    paths,
    registry,
    async buildShell(text, dataBytes = 0) {
      const files = await write(path.join(paths.dist, 'web'), {
        [`main.${text}.js`]: `/* ${text} */`,
        'assets/font.woff2': 'font',
      });
      const node = await write(path.join(paths.dist, 'node'), { 'render.js': toRenderer(text, dataBytes) });
      const worker = await write(path.join(paths.dist, 'worker'), { [WORKER_FILE]: `/* worker ${text} */` });
      const rootFiles = await write(path.join(paths.dist, 'public'), { 'icon.svg': '<svg/>' });
      const entry = { js: [`main.${text}.js`], css: [] };
      const shell: ShellBuild = {
        baseUrl: '/shell/',
        files,
        entry,
        chunks: {},
        node,
        worker,
        public: rootFiles,
      };
      await fs.writeFile(path.join(paths.dist, 'shell.json'), JSON.stringify(shell));
      return shell;
    },
    async publish(id, version, webFiles, overrides = {}) {
      const dir = at(`build/${id}`);
      const toFiles = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
      const web = await write(path.join(dir, 'dist/web'), toFiles(webFiles));
      const nodeEntry = `entry.${version}.cjs`;
      const node = await write(path.join(dir, 'dist/node'), toFiles([nodeEntry]));
      const release: Release = {
        schema: 1,
        id,
        version,
        contract: '1.0.0',
        container: toRemoteNames(id).container,
        web: { entry: webFiles[0] ?? '', files: web },
        node: { entry: nodeEntry, files: node },
        remote: { js: [], css: [] },
        pages: {},
        catalogue: [],
        connectOrigins: [],
        singletons: {},
        api: [],
        ...overrides,
      };
      await publishRelease(dir, release, registry);
    },
    async pin(id, version) {
      const { pin } = await readRelease(registry, id, version);
      writePins(paths.pins, withPin(readPins(paths.pins), id, pin));
    },
    async revoke(id, version) {
      const reason = 'It reads what visitors type.';
      await revokeRelease({ paths, registry, id, version, reason, date: '2026-11-20' });
    },
    remove: () => fs.rm(paths.root, { recursive: true, force: true }),
  };
}
