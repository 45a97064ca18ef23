import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CatalogueEntry, type Release, SiteError, toRemoteNames } from '@portfolio/contract';
import {
  readPinnedRelease,
  readRelease,
  type Registry,
  resolveInside,
  toIntegrity,
  toReleasePath,
} from '@portfolio/registry';
import fc from 'fast-check';
import { createSiteMap } from '../src/site-map/siteMap';
import { listRedirects } from '../src/site-map/routes';
import { mutated } from './compose-testing/fuzzing';
import { checkClaims, listReleaseClaims, listShellClaims } from './gate/claims';
import { carryOver } from './history/carryOver';
import { toContentPath, toRecordPath, toShellPath } from './history/historyPaths';
import { readPins } from './pin/pinsFile';
import { type CompositionSource, toCompositionId } from './plan/compositionId';
import { toSiteRemote } from './release/siteRemote';
import type { ShellRenderer } from './shell-build/shellBuild';
import { createSiteFolder } from './write/siteFiles';

// 1,000 in total. A failure prints the seed and path of its mutation: pass both to fc.assert to reproduce it.
const RUNS = { releases: 600, pins: 200, history: 200 } as const;
const SEED = 20_261_122;

const CODE = Buffer.from('code();');
const CODE_INFO = { bytes: CODE.length, integrity: toIntegrity(CODE) };

let outer: string;
let site: string;

beforeEach(() => {
  outer = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzzing-'));
  site = path.join(outer, 'in/site');
});

afterEach(() => fs.rmSync(outer, { recursive: true }));

function createRelease(
  id: string,
  entries: [id: string, type: CatalogueEntry['type'], path: string][],
): Release {
  const build = { entry: 'entry.js', files: { 'entry.js': CODE_INFO, 'assets/card.svg': CODE_INFO } };
  return {
    schema: 1,
    id,
    version: '1.0.0',
    contract: '1.0.0',
    container: toRemoteNames(id).container,
    web: build,
    node: build,
    remote: { js: ['entry.js'], css: [] },
    pages: Object.fromEntries(entries.map(([page]) => [page, { js: [], css: [] }])),
    catalogue: entries.map(([page, type, at]) => ({
      id: page,
      type,
      portfolio: true,
      title: page,
      img: { src: 'assets/card.svg', alt: page, widthPx: 1, heightPx: 1 },
      tags: ['one'],
      description: page,
      component: page,
      path: at,
      redirects: [`${at}-before`],
      blog: null,
      permissions: ['camera'],
      connectOrigins: ['https://api.example.com'],
    })),
    connectOrigins: [],
    singletons: { react: '^19.0.0' },
    api: ['id: string'],
  };
}

const OWN = createRelease('js-demos', [
  ['one', 'JavaScript', '/work/js/one'],
  ['two', 'JavaScript', '/work/js/two'],
]);
const OTHER = createRelease('css-demos', [
  ['taken', 'CSS', '/work/CSS/taken'],
  ['alias', 'JavaScript', '/work/js/alias'],
]);

const CLAIMS_OF_OTHERS = {
  keys: ['redirects', 'connectOrigins', '../x.js', 'entry.js.br', 'entry.js/x', 'constructor'],
  values: ['/work/js/new', '/work/UX/new', CODE_INFO, '1.0.1'],
  targets: [
    ['id', 'css-demos', 'constructor'],
    ['version', '1.0.1', '99.0.0'],
    ['container', 'cssDemos', 'fetch', 'constructor'],
    [
      'catalogue.0.path',
      '/work/js/alias',
      '/work/js/ALIAS',
      '/work/JavaScript/alias',
      '/work/js/new',
      '/about',
    ],
    [
      'catalogue.0.redirects',
      ['/work/js/alias'],
      ['/work/js/Alias-Before'],
      ['/work/JavaScript/alias'],
      ['/contact'],
      ['/work/js/two'],
    ],
    ['catalogue.1.redirects', ['/work/js'], ['/work/CSS/taken'], ['/work/js/a\n/b'], ['/work/js/free'], []],
    ['catalogue.1.type', 'CSS', 'UX'],
    ['catalogue.1.id', 'taken', 'TAKEN', 'free'],
    ['web.entry', 'constructor', 'assets/card.svg', '../x'],
    ['catalogue.0.component', 'toString', 'two'],
    ['catalogue.1.img.src', 'valueOf', '/sw.js', 'entry.js'],
  ] as const,
};
const PINS_OF_OTHERS = {
  keys: ['css-demos', 'constructor', 'allowed'],
  values: ['1.0.1', 'js-demos/releases/../../x', { permissions: ['camera'] }],
  targets: [
    ['remotes.js-demos.release', 'css-demos/releases/1.0.0.json', 'js-demos/releases/1.0.1.json'],
    ['remotes.js-demos.version', '1.0.1'],
    ['remotes.js-demos.integrity', CODE_INFO.integrity],
    ['remotes.css-demos.previous', null],
    ['remotes.constructor', null],
    ['remotes.js-demos.allowed', {}, { weights: ['total'] }, { origins: ['http://x.example'] }],
  ] as const,
};
const ESCAPING_PATHS = {
  keys: ['../x.js', '/../x.json', '/sw.js.br', 'main.1.js/x.js', 'a.html'],
  values: [CODE_INFO, CODE_INFO.integrity],
  targets: [
    ...[
      '/../x.json',
      '/../../x.json',
      '/data/../../x.json',
      '/sw.js',
      '/sw.js.br',
      '/index.html',
      '/data/a.json',
    ].map((url) => ['data', { [url]: CODE_INFO.integrity }] as const),
    ...[
      '../x.js',
      '../../../x.js',
      'main.1.js',
      'main.1.js/x.js',
      'main.1.js.br',
      'a.html',
      'assets/b.js',
    ].map((file) => ['files', { [file]: CODE_INFO }] as const),
    ['baseUrl', '/', '/../', '/data/', ''] as const,
    ['shell', '../x', '0'.repeat(64)] as const,
    ['releasesUrl', 'https://releases.example/'] as const,
  ] as const,
};

/** An in-memory registry of these files. Every recorded file of the history has the same content. */
function createMemory(files: ReadonlyMap<string, Buffer>): Registry {
  return {
    location: 'memory',
    read(file) {
      const content = files.get(file) ?? (file === toContentPath(CODE_INFO.integrity) ? CODE : undefined);
      return content === undefined
        ? Promise.reject(
            new SiteError(`Failed to read ${file}: it is not there. Write it.`, 'NOT_IN_REGISTRY'),
          )
        : Promise.resolve(content);
    },
    list: (folder) =>
      Promise.resolve(
        [...files.keys()].flatMap((file) =>
          path.posix.dirname(file) === folder ? path.posix.basename(file) : [],
        ),
      ),
    create: () => Promise.resolve(false),
  };
}

/** Accepts our own errors, which say what happened and what to do; anything else is a crash. */
function expectRemedy(error: unknown): void {
  if (!(error instanceof SiteError)) throw error;
  expect(error.code).toMatch(/^[A-Z_]{4,}$/);
  expect(error.message).toMatch(/^[\s\S]{20,}[.!]$/);
}

const toRedirects = (...releases: Release[]) =>
  listRedirects(createSiteMap(releases.map((release) => toSiteRemote(release, `/remotes/${release.id}/`))));

const SHELL_CLAIMS = listShellClaims({ createSiteMap, listRedirects } as unknown as ShellRenderer);
const BEFORE = toRedirects(OTHER);

test('a changed release file is refused, or is bound to its place, stays inside it and claims nothing of other remotes', async () => {
  let accepted = 0;
  const folder = createSiteFolder(site);
  await fc.assert(
    fc.asyncProperty(mutated(OWN, CLAIMS_OF_OTHERS), async (text) => {
      const registry = createMemory(new Map([[toReleasePath('js-demos', '1.0.0'), Buffer.from(text)]]));
      let release: Release;
      try {
        ({ release } = await readRelease(registry, 'js-demos', '1.0.0'));
      } catch (error) {
        return expectRemedy(error);
      }
      accepted += 1;
      expect(release).toMatchObject({ id: 'js-demos', version: '1.0.0', container: 'jsDemos' });
      expect(Object.hasOwn(release.web.files, release.web.entry)).toBe(true);
      for (const [file, info] of Object.entries(release.web.files))
        folder.add(`remotes/js-demos/${file}`, info, (target) => fs.writeFileSync(target, CODE));
      const claimants = [SHELL_CLAIMS, listReleaseClaims(OTHER), listReleaseClaims(release)];
      if (checkClaims(claimants).length > 0) return;
      // Addresses that redirected before still redirect to the same page.
      const after = toRedirects(OTHER, release);
      for (const [from, to] of BEFORE) expect([from, after.get(from)]).toEqual([from, to]);
      for (const [from] of after) if (!BEFORE.has(from)) expect(from).toMatch(/^\/work\/[\w-]+(\/[\w-]+)?$/);
    }),
    { numRuns: RUNS.releases, seed: SEED },
  );
  expect(accepted).toBeGreaterThan(20);
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  expect(listFiles().filter((file) => !file.startsWith('in/site/remotes/js-demos/'))).toEqual([]);
});

test('changed pins are refused, or lead to the releases that they name', async () => {
  const files = new Map(
    [OWN, OTHER].map((one) => [toReleasePath(one.id, '1.0.0'), Buffer.from(JSON.stringify(one))]),
  );
  const registry = createMemory(files);
  const toPin = (id: string) => {
    const release = toReleasePath(id, '1.0.0');
    return { version: '1.0.0', release, integrity: toIntegrity(files.get(release) ?? '') };
  };
  const allowed = { origins: ['https://api.example.com'], permissions: ['camera'] };
  const pins = {
    schema: 1,
    remotes: {
      'js-demos': { ...toPin('js-demos'), allowed, previous: toPin('js-demos') },
      'css-demos': { ...toPin('css-demos'), previous: null },
    },
  };
  const file = path.join(outer, 'pins.json');
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(mutated(pins, PINS_OF_OTHERS), async (text) => {
      fs.writeFileSync(file, text);
      try {
        for (const [id, { previous, ...pin }] of Object.entries(readPins(file).remotes))
          for (const one of previous === null ? [pin] : [pin, previous]) {
            const release = await readPinnedRelease(registry, id, one);
            expect([release.id, release.version]).toEqual([id, one.version]);
            expect(toIntegrity(files.get(one.release) ?? '')).toBe(one.integrity);
          }
        accepted += 1;
      } catch (error) {
        expectRemedy(error);
      }
    }),
    { numRuns: RUNS.pins, seed: SEED },
  );
  expect(accepted).toBeGreaterThan(5);
});

test('a changed record with matching hashes writes no file outside the site and replaces none inside', async () => {
  const shell = {
    baseUrl: '/shell/',
    files: { 'main.0.js': CODE_INFO, 'assets/font.woff2': CODE_INFO },
    entry: { js: ['main.0.js'], css: [] },
    chunks: { home: { js: [], css: [] } },
    node: { 'render.js': CODE_INFO },
    worker: { 'worker.js': CODE_INFO },
    public: { 'icon.svg': CODE_INFO },
  };
  const record = {
    schema: 2,
    contract: '1.0.0',
    format: 1,
    remotes: {},
    siteUrl: 'https://tiny.example',
    releasesUrl: null,
    hasServiceWorker: true,
    offered: {},
    hasAllReleases: false,
    hasPolicyInPages: false,
    files: CODE_INFO.integrity,
    data: { '/data/home.12345678.json': CODE_INFO.integrity },
  };
  const own: Record<string, string> = { 'sw.js': 'worker', 'index.html': 'home', 'shell/main.1.js': 'main' };
  for (const [name, content] of Object.entries(own)) {
    fs.mkdirSync(path.dirname(resolveInside(site, name)), { recursive: true });
    fs.writeFileSync(resolveInside(site, name), content);
  }
  let carried = 0;
  await fc.assert(
    fc.asyncProperty(
      mutated(record, ESCAPING_PATHS),
      mutated(shell, ESCAPING_PATHS),
      fc.nat({ max: 2 }),
      async (recordText, shellText, which) => {
        const shellUsed = which === 0 ? JSON.stringify(shell) : shellText;
        const recordUsed = which === 1 ? JSON.stringify(record) : recordText;
        const { id, files } = forge(recordUsed, shellUsed);
        const now = Date.parse('2026-11-02T10:00:00.000Z');
        try {
          const options = {
            registry: createMemory(files),
            site,
            siteUrl: record.siteUrl,
            id: 'f'.repeat(12),
          };
          const { fileCount, losses } = await carryOver({ ...options, nowMs: now, graceMs: 1e12 });
          if (fileCount > 0) carried += 1;
          for (const loss of losses) expect(loss).toMatch(/^[\s\S]{20,}[.!]$/);
          expect(id).toMatch(/^[0-9a-f]{12}$/);
        } catch (error) {
          expectRemedy(error);
        }
        for (const [name, content] of Object.entries(own))
          expect(fs.readFileSync(resolveInside(site, name), 'utf8')).toBe(content);
      },
    ),
    { numRuns: RUNS.history, seed: SEED },
  );
  expect(carried).toBeGreaterThan(0);
  const others = listFiles().filter((file) => !Object.hasOwn(own, file.slice('in/site/'.length)));
  expect(others.filter((file) => !/^in\/site\/(shell|data)\/.*(?<!\.(br|gz|html))$/.test(file))).toEqual([]);
});

/**
 * Stores mutated texts under the paths where they are looked up: named after their hashes, if those can be computed.
 */
function forge(recordText: string, shellText: string): { id: string; files: Map<string, Buffer> } {
  const shellValue = parseOr(shellText);
  const hash = createHash('sha256').update(JSON.stringify(shellValue)).digest('hex');
  const value = parseOr(recordText);
  const fields = typeof value === 'object' && value !== null ? value : {};
  const forged = { ...fields, shell: Object.hasOwn(fields, 'shell') ? Reflect.get(fields, 'shell') : hash };
  const id = toCompositionId(forged as unknown as CompositionSource);
  const composedMs = Date.parse('2026-11-01T10:00:00.000Z');
  const log = JSON.stringify({ id, siteUrl: 'https://tiny.example', composedMs });
  return {
    id,
    files: new Map([
      [toShellPath(hash), Buffer.from(shellText)],
      [toRecordPath(id), Buffer.from(JSON.stringify({ id, ...forged }))],
      [`_history/log/2026-11-01T10-00-00.000Z_${id}.json`, Buffer.from(log)],
    ]),
  };
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listFiles(): string[] {
  return fs
    .readdirSync(outer, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(outer, path.join(entry.parentPath, entry.name)));
}
