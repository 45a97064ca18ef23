import fs from 'node:fs/promises';
import path from 'node:path';
import { type Registry, toIntegrity } from '@portfolio/registry';
import { compose } from '../compose';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { toCompositionId } from '../plan/compositionId';
import { replay } from '../replay';
import { toShellHash } from '../shell-build/shellBuild';
import { collectGarbage } from './collectGarbage';
import type { CompositionRecord } from './compositionRecord';
import { toContentPath, toRecordPath, toShellPath } from './historyPaths';
import { readPins } from '../pin/pinsFile';

const CODE = Buffer.from('unpinned();');
const CODE_INFO = { bytes: CODE.length, integrity: toIntegrity(CODE) };

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
});

afterEach(() => tiny.remove());

const composeSite = () => compose({ paths: tiny.paths, registry: tiny.registry });
const replayInto = (id: string) =>
  replay({
    registry: tiny.registry,
    id,
    target: path.join(tiny.paths.root, 'again'),
    cacheDir: path.join(tiny.paths.root, 'replay-cache'),
  });

interface Forgery {
  data?: Record<string, string>;
  shell?: Record<string, unknown>;
  record?: Record<string, unknown>;
}

/** Writes what an attacker with write access to the registry could: a composition whose id matches its content. */
async function forge({ data = {}, shell = {}, record = {} }: Forgery): Promise<string> {
  const build = { ...(await tiny.buildShell('one')), ...shell };
  const source = {
    format: 1,
    shell: toShellHash(build),
    remotes: {},
    siteUrl: 'https://tiny.example',
    releasesUrl: null,
    hasServiceWorker: true,
    offered: {},
    hasAllReleases: false,
    hasPolicyInPages: false,
  };
  const id = toCompositionId(source);
  const forged: CompositionRecord = {
    schema: 2,
    id,
    ...source,
    contract: '1.0.0',
    files: CODE_INFO.integrity,
    data,
  };
  const composedMs = Date.parse('2026-11-01T10:00:00.000Z');
  const files: Record<string, Buffer | string> = {
    [toContentPath(CODE_INFO.integrity)]: CODE,
    [toShellPath(source.shell)]: JSON.stringify(build),
    [toRecordPath(id)]: JSON.stringify({ ...forged, ...record }),
    [`_history/log/2026-11-01T10-00-00.000Z_${id}.json`]: JSON.stringify({
      id,
      siteUrl: source.siteUrl,
      composedMs,
    }),
  };
  for (const [file, content] of Object.entries(files)) await tiny.registry.create(file, Buffer.from(content));
  return id;
}

/** Every file with the forged code, in the site or anywhere else outside the registry. */
async function findForged(): Promise<string[]> {
  const names = await fs.readdir(tiny.paths.root, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile()).map((name) => path.join(name.parentPath, name.name));
  const contents = await Promise.all(files.map(async (file) => [file, await fs.readFile(file)] as const));
  return contents
    .filter(([file, content]) => content.equals(CODE) && !file.startsWith(tiny.registry.location))
    .map(([file]) => path.relative(tiny.paths.root, file));
}

const { integrity } = CODE_INFO;

test.each<[string, Forgery]>([
  ['data outside the site', { data: { '/../PWNED.txt': integrity } }],
  ['data as the service worker’s compressed copy', { data: { '/sw.js.br': integrity } }],
  ['data as a page', { data: { '/index.html': integrity } }],
  ['data as a script', { data: { '/data/a.12345678.js': integrity } }],
  ['shell files at the root', { shell: { baseUrl: '/', files: { 'sw2.js': CODE_INFO } } }],
  ['shell files outside the site', { shell: { files: { '../../PWNED.js': CODE_INFO } } }],
  ['a compressed copy of a shell file', { shell: { files: { 'main.two.js.br': CODE_INFO } } }],
  ['a page among shell files', { shell: { files: { 'login.html': CODE_INFO } } }],
  ['a shell file below another one', { shell: { files: { 'main.two.js/evil.js': CODE_INFO } } }],
])(
  'a forged record cannot place %s in a site: it counts as a loss, and the site is composed',
  async (_case, forgery) => {
    await forge(forgery);
    await tiny.buildShell('two');
    const { carriedOver } = await composeSite();
    expect(carriedOver?.losses).toHaveLength(1);
    expect(await findForged()).toEqual([]);
  },
);

test('a forged record overwrites no file of the site', async () => {
  await tiny.buildShell('two');
  const name = 'main.two.js';
  const before = await fs.readFile(path.join(tiny.paths.dist, 'web', name), 'utf8');
  await forge({ shell: { files: { [name]: CODE_INFO } } });
  await tiny.buildShell('two');
  await composeSite();
  expect(await fs.readFile(path.join(tiny.paths.site, 'shell', name), 'utf8')).toBe(before);
});

test.each<[string, Forgery]>([
  ['node files outside', { shell: { node: { '../../../PWNED.js': CODE_INFO } } }],
  ['an invalid hash', { record: { shell: '../../shells/x' } }],
  ['a remote that is a path', { record: { remotes: { '../rsvp': {} } } }],
  ['another id', { record: { id: '0123456789ab' } }],
])('refuses to replay a record with %s', async (_case, forgery) => {
  const id = await forge(forgery);
  await expect(replayInto(id)).rejects.toMatchObject({ code: 'BAD_RECORD' });
  expect(await findForged()).toEqual([]);
});

test('does not run a file of a recorded shell if its hash differs', async () => {
  const { id } = await composeSite();
  const render = toIntegrity(await fs.readFile(path.join(tiny.paths.dist, 'node/render.js')));
  await fs.writeFile(path.join(tiny.registry.location, toContentPath(render)), 'process.exit(3)');
  await expect(replayInto(id)).rejects.toMatchObject({ code: 'BAD_RECORD' });
});

test.each(['../../pins', 'x', '', '0123456789AB', '0123456789ab/'])(
  'does not look for an invalid composition id (%j)',
  async (id) => {
    await composeSite();
    await expect(replayInto(id)).rejects.toMatchObject({ code: 'UNKNOWN_COMPOSITION' });
  },
);

test.each([
  ['with another name', 'notes.json', '{}'],
  ['with an impossible time', '2026-11-01T10-00-00.000Z_0123456789ab.json', '{"composedMs":9e15}'],
  ['that is not JSON', '2026-11-01T10-00-00.000Z_0123456789ab.json', '{'],
])('a log entry %s does not stop composing', async (_case, name, content) => {
  await tiny.registry.create(`_history/log/${name}`, Buffer.from(content));
  const { carriedOver } = await composeSite();
  expect(carriedOver?.losses).toEqual([expect.stringContaining(`_history/log/${name}`)]);
  const { registry, paths } = tiny;
  const { warnings } = await collectGarbage({ registry, readPins: () => [readPins(paths.pins)], graceMs: 0 });
  expect(warnings).toEqual([expect.stringContaining(`_history/log/${name}`)]);
});

test('ignores a bucket key that leads outside the bucket', async () => {
  await composeSite();
  const removed: string[] = [];
  const escaping = { path: 'games/web/../../../PWNED.js', writtenMs: 0 };
  const registry = {
    ...tiny.registry,
    listFiles: async (folder: string) => [...(await tiny.registry.listFiles(folder)), escaping],
    remove: (file: string) => Promise.resolve(void removed.push(file)),
  } as Registry;
  await collectGarbage({ registry, readPins: () => [readPins(tiny.paths.pins)], graceMs: 0 });
  expect(removed).toEqual([]);
});
