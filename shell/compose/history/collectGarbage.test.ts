import fs from 'node:fs/promises';
import path from 'node:path';
import { type Registry, toIntegrity } from '@portfolio/registry';
import { LIMITS } from '@portfolio/contract/validate';
import { readAllPins, readPins, writePins } from '../pin/pinsFile';
import { type Collection, collectGarbage } from './collectGarbage';
import { toCompositionId } from '../plan/compositionId';
import { toShellHash } from '../shell-build/shellBuild';
import { describeCollection } from '../../commands/describeCollection';
import { recordComposition } from './recordComposition';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
});

afterEach(() => tiny.remove());

/** Makes everything in the registry this many days old. */
async function age(days: number, isOf: RegExp = /./): Promise<void> {
  const time = (NOW_MS - days * DAY_MS) / 1000;
  for (const file of await tiny.registry.listFiles(''))
    if (isOf.test(file.path)) await fs.utimes(path.join(tiny.registry.location, file.path), time, time);
}

/** Records the current pins as composed this many days ago. */
async function record(text: string, daysAgo: number): Promise<string> {
  const shell = await tiny.buildShell(text);
  const { remotes } = readPins(tiny.paths.pins);
  const siteUrl = 'https://tiny.example';
  const hash = toShellHash(shell);
  const source = {
    format: 1,
    shell: hash,
    remotes,
    siteUrl,
    releasesUrl: null,
    hasServiceWorker: true,
    offered: {},
    hasAllReleases: false,
    hasPolicyInPages: false,
  };
  const id = toCompositionId(source);
  const fileList = `files of ${id}`;
  const log = await recordComposition({
    registry: tiny.registry,
    site: tiny.paths.site,
    shell: { build: shell, dist: tiny.paths.dist },
    fileList,
    record: {
      schema: 2,
      id,
      ...source,
      contract: '1.0.0',
      files: toIntegrity(fileList),
      data: {},
    },
  });
  await log(NOW_MS - daysAgo * DAY_MS);
  return id;
}

const collect = (
  options: { graceDays?: number; isDryRun?: boolean; registry?: Registry } = {},
): Promise<Collection> =>
  collectGarbage({
    registry: options.registry ?? tiny.registry,
    readPins: () => readAllPins(tiny.paths.pins),
    graceMs: (options.graceDays ?? 30) * DAY_MS,
    isDryRun: options.isDryRun ?? false,
    nowMs: NOW_MS,
  });

const listPaths = async () => (await tiny.registry.listFiles('')).map((file) => file.path).sort();
const listVersions = async () =>
  (await tiny.registry.list('games/releases')).map((name) => name.slice(0, -5));

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];

/** Four old releases: each has its own chunk, and all share another one. */
async function publishFour(): Promise<void> {
  for (const version of VERSIONS)
    await tiny.publish('games', version, [`entry.${version}.js`, 'shared.js', `assets/${version}.svg`]);
  await age(90);
}

test('a revoked release that is not a day old is listed as kept, and is removed later', async () => {
  await publishFour();
  await tiny.pin('games', '1.3.0');
  await tiny.revoke('games', '1.1.0');
  await age(0.5, /1\.1\.0/);
  const { kept } = await collect();
  expect(kept.get('games 1.1.0')).toEqual(['revoked, but not a day old: run this again tomorrow']);
  expect(await listVersions()).toContain('1.1.0');
  await age(2, /1\.1\.0/);
  expect((await collect()).kept.has('games 1.1.0')).toBe(false);
  expect(await listVersions()).not.toContain('1.1.0');
});

describe('files that are kept', () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    ['the pinned release', () => tiny.pin('games', '1.2.0'), ['1.2.0']],
    [
      'the pinned release and the previous one',
      async () => {
        await tiny.pin('games', '1.1.0');
        await tiny.pin('games', '1.3.0');
      },
      ['1.1.0', '1.3.0'],
    ],
    [
      'not a revoked release, even if a composition needs it and it is recent',
      async () => {
        await tiny.pin('games', '1.1.0');
        await record('one', 3);
        await tiny.pin('games', '1.3.0');
        await tiny.revoke('games', '1.1.0');
        await age(2, /1\.1\.0/);
      },
      ['1.3.0'],
    ],
    [
      'a revoked release that is still pinned',
      async () => {
        await tiny.pin('games', '1.1.0');
        await tiny.revoke('games', '1.1.0');
      },
      ['1.1.0'],
    ],
    [
      'what another environment pins, and pinned before',
      async () => {
        await tiny.pin('games', '1.0.0');
        await tiny.pin('games', '1.2.0');
        await fs.rename(tiny.paths.pins, tiny.paths.pins.replace(/\.json$/, '.staging.json'));
        await tiny.pin('games', '1.3.0');
      },
      ['1.0.0', '1.2.0', '1.3.0'],
    ],
    [
      'not a release that another environment has revoked',
      async () => {
        await tiny.pin('games', '1.1.0');
        await record('one', 3);
        await tiny.pin('games', '1.3.0');
        await tiny.revoke('games', '1.1.0');
        await fs.rename(tiny.paths.pins, tiny.paths.pins.replace(/\.json$/, '.staging.json'));
        await tiny.pin('games', '1.2.0');
      },
      ['1.2.0', '1.3.0'],
    ],
    [
      'a release of a composition replaced within the grace period, however old',
      async () => {
        await tiny.pin('games', '1.0.0');
        await record('one', 80);
        writePins(tiny.paths.pins, { schema: 1, remotes: {} });
        await tiny.pin('games', '1.3.0');
        await record('two', 10);
        await age(80, /_history/);
      },
      ['1.0.0', '1.3.0'],
    ],
    [
      'not a release of a composition replaced before the grace period',
      async () => {
        await tiny.pin('games', '1.0.0');
        await record('one', 80);
        writePins(tiny.paths.pins, { schema: 1, remotes: {} });
        await tiny.pin('games', '1.3.0');
        await record('two', 40);
        await age(80, /_history/);
      },
      ['1.3.0'],
    ],
    [
      'the live composition, however old and whatever is pinned since',
      async () => {
        await tiny.pin('games', '1.0.0');
        await record('one', 80);
        writePins(tiny.paths.pins, { schema: 1, remotes: {} });
        await tiny.pin('games', '1.3.0');
      },
      ['1.0.0', '1.3.0'],
    ],
    [
      'a release younger than the grace period, even if it was never pinned',
      async () => {
        await tiny.pin('games', '1.0.0');
        await age(29, /1\.2\.0/);
      },
      ['1.0.0', '1.2.0'],
    ],
  ])('%s', async (_name, arrange, versions) => {
    await publishFour();
    await arrange();
    const { kept } = await collect();
    expect(await listVersions()).toEqual(versions);
    expect([...kept.keys()].filter((name) => name.startsWith('games')).sort()).toEqual(
      versions.map((version) => `games ${version}`),
    );
    // Every remaining release or composition is complete, and every remaining file belongs to one.
    const paths = await listPaths();
    expect(paths.filter((file) => file.startsWith('games/web/') && !file.endsWith('shared.js'))).toEqual(
      [
        ...versions.map((v) => `games/web/assets/${v}.svg`),
        ...versions.map((v) => `games/web/entry.${v}.js`),
      ].sort(),
    );
    expect(paths).toContain('games/web/shared.js');
    expect(paths.filter((file) => file.startsWith('games/node/'))).toHaveLength(versions.length);
    const again = await collect();
    expect(again.removed).toEqual([]);
  });
});

test('a dry run reports the same and removes nothing', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const before = await listPaths();
  const planned = await collect({ isDryRun: true });
  expect(await listPaths()).toEqual(before);
  expect((await collect()).removed).toEqual(planned.removed);
  const text = describeCollection(planned, true);
  expect(text).toContain('games 1.0.0  pinned');
  expect(text).toContain('Would remove 12 files:');
  expect(text).toContain('- games/releases/1.3.0.json');
});

test('removes shell builds and records with their composition, and keeps files that another build shares', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const old = await record('one', 80);
  const live = await record('two', 60);
  await age(80, /_history/);
  await collect();
  const paths = await listPaths();
  expect(paths.filter((file) => file.includes('compositions'))).toEqual([
    `_history/compositions/${live}.json`,
  ]);
  expect(paths.some((file) => file.includes(old))).toBe(false);
  // Script, node build, worker, font, icon, and the list of the site's files.
  expect(paths.filter((file) => file.startsWith('_history/files/'))).toHaveLength(6);
});

test('keeps files that a publisher has just written, although no release names them yet', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  await tiny.registry.create('games/web/entry.2.0.0.js', Buffer.from('new'));
  await tiny.registry.create('games/web/.draft', Buffer.from('half'));
  await age(0.5, /2\.0\.0/);
  await age(2, /draft/);
  await collect({ graceDays: 0 });
  const paths = await listPaths();
  expect(paths).toContain('games/web/entry.2.0.0.js');
  expect(paths).not.toContain('games/web/.draft');
});

test('without a grace period, a release or composition younger than a day keeps its old files', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const older = await record('one', 0.6);
  writePins(tiny.paths.pins, { schema: 1, remotes: {} });
  await tiny.pin('games', '1.3.0');
  await record('two', 0.5);
  await tiny.publish('games', '2.0.0', ['entry.2.0.0.js', 'shared.js']);
  await age(0.5, /releases\/2\.0\.0/);
  await age(90, /web|node/);
  await collect({ graceDays: 0 });
  const paths = await listPaths();
  expect(await listVersions()).toEqual(['1.0.0', '1.3.0', '2.0.0']);
  for (const version of ['1.0.0', '2.0.0']) expect(paths).toContain(`games/web/entry.${version}.js`);
  expect(paths).toContain(`_history/compositions/${older}.json`);
});

test('leaves files alone that belong to no remote and not to the history', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  await tiny.registry.create('README.md', Buffer.from('ours'));
  await tiny.registry.create('Backup/releases/old.json', Buffer.from('{}'));
  await age(90, /README|Backup/);
  await collect();
  expect(await listPaths()).toEqual(expect.arrayContaining(['README.md', 'Backup/releases/old.json']));
});

/** Does some work in the middle of the collection: just before or just after a file is removed. */
function interrupt(when: 'before' | 'after', file: string, work: () => Promise<unknown>): Registry {
  const { registry } = tiny;
  return {
    ...registry,
    async remove(path: string) {
      if (when === 'before' && path === file) await work();
      await registry.remove(path);
      if (when === 'after' && path === file) await work();
    },
  } as Registry;
}

test.each(['before', 'after'] as const)(
  'a release published %s a shared old file is removed is complete',
  async (when) => {
    await publishFour();
    await tiny.publish('games', '0.9.0', ['entry.0.9.0.js', 'rare.js']);
    await tiny.pin('games', '1.0.0');
    await age(90);
    const registry = interrupt(when, 'games/web/rare.js', () =>
      tiny.publish('games', '2.0.0', ['entry.2.0.0.js', 'rare.js']),
    );
    await collect({ registry });
    expect(await listVersions()).toEqual(['1.0.0', '2.0.0']);
    expect(await listPaths()).toEqual(
      expect.arrayContaining(['games/web/rare.js', 'games/web/entry.2.0.0.js']),
    );
  },
);

test('a publisher that found an old file writes it again if it was collected meanwhile', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const create = tiny.registry.create.bind(tiny.registry);
  // The release file is created last, when every other file of the release has already been checked.
  tiny.registry.create = async (file, content) => {
    if (file === 'games/releases/2.0.0.json') await collect();
    return create(file, content);
  };
  await tiny.publish('games', '2.0.0', ['entry.2.0.0.js', 'entry.1.3.0.js']);
  expect(await listVersions()).toEqual(['1.0.0', '2.0.0']);
  expect(await listPaths()).toContain('games/web/entry.1.3.0.js');
});

test('restores a release that is pinned while it is being removed', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const before = (await listPaths()).filter((file) => file.includes('1.2.0'));
  const registry = interrupt('before', 'games/releases/1.2.0.json', () => tiny.pin('games', '1.2.0'));
  const { restored } = await collect({ registry });
  expect([...restored].sort()).toEqual(before);
  expect((await listPaths()).filter((file) => file.includes('1.2.0'))).toEqual(before);
});

test('Ctrl+C ends the removal: what came into use is restored, nothing stays aside, and the next run removes the rest', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const makeFolder = jest.spyOn(fs, 'mkdtemp');
  const registry = interrupt('before', 'games/releases/1.2.0.json', async () => {
    await tiny.pin('games', '1.2.0');
    process.emit('SIGINT');
  });
  const stopped = await collect({ registry });
  expect(stopped).toMatchObject({
    removed: ['games/releases/1.1.0.json'],
    restored: ['games/releases/1.2.0.json'],
    isStopped: true,
  });
  expect(describeCollection(stopped, false)).toContain('Run this again to remove the rest.');
  await expect(fs.access(await makeFolder.mock.results.at(-1)?.value)).rejects.toMatchObject({
    code: 'ENOENT',
  });
  expect(await listVersions()).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  expect(await collect()).toMatchObject({ isStopped: false });
  expect((await listPaths()).filter((file) => /1\.[13]\.0/.test(file))).toEqual([]);
});

test('keeps the removed files if the collection fails, and names their place', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const registry = interrupt('after', 'games/releases/1.3.0.json', () =>
    Promise.reject(new Error('ENOSPC: no space left on device, write')),
  );
  const failure = await collect({ registry }).catch((error: unknown) => error as Error & { code: string });
  expect(failure).toMatchObject({
    code: 'COLLECTION_FAILED',
    message: expect.stringContaining(
      ': ENOSPC: no space left on device, write. Removed files are ',
    ) as string,
  });
  const [, aside = ''] = /kept in (\S+);/.exec((failure as Error).message) ?? [];
  expect(await fs.readdir(path.join(aside, 'games/releases'))).toContain('1.3.0.json');
  await fs.rm(aside, { recursive: true });
});

test.each<[string, () => Promise<unknown>, string]>([
  ['nothing is pinned or composed', () => Promise.resolve(), 'NOTHING_NEEDED'],
  [
    'a pin names a release that the registry does not have',
    async () => {
      await tiny.pin('games', '1.0.0');
      await tiny.registry.remove('games/releases/1.0.0.json');
    },
    'NOT_IN_REGISTRY',
  ],
])('removes nothing if %s', async (_name, arrange, code) => {
  await publishFour();
  await arrange();
  const before = await listPaths();
  await expect(collect()).rejects.toMatchObject({ code });
  expect(await listPaths()).toEqual(before);
});

test('a recent release that cannot be read causes a warning, and its file stays', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  await tiny.registry.create('games/releases/3.0.0.json', Buffer.from('{'));
  await tiny.registry.create('games/releases/notes.json', Buffer.from('{}'));
  await age(2, /3\.0\.0/);
  const { warnings } = await collect();
  expect(warnings).toEqual([
    expect.stringMatching(/games\/releases\/notes\.json .* is not a release/),
    expect.stringMatching(/\[games\] Failed to read the release file of 3\.0\.0/),
  ]);
  expect(await listVersions()).toEqual(['1.0.0', '3.0.0', 'notes']);
});

test('names the folder of a remote that is a link out of the registry, and removes files of the others', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  await fs.mkdir(path.join(tiny.registry.location, '../elsewhere/releases'), { recursive: true });
  await fs.symlink('../elsewhere', path.join(tiny.registry.location, 'puzzles'));
  const { warnings } = await collect();
  expect(warnings).toEqual([
    expect.stringMatching(/puzzles\/releases: it is a link that leads out .*remove the link/),
  ]);
  expect(await listVersions()).toEqual(['1.0.0']);
});

test('leaves files alone that cannot be set aside, names them, and removes the others', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const odd = [
    ...['games/web//d.js', 'games/web/../e.js', 'games/web/ENTRY.1.1.0.js', 'games/web/entry.1.2.0.js/f.js'],
    ...[`games/web/${'g'.repeat(300)}`, 'games/web/h\\i.js', 'games/web/j/'],
  ];
  const registry = {
    ...tiny.registry,
    listFiles: async (folder: string) => [
      ...(await tiny.registry.listFiles(folder)),
      ...odd.map((path) => ({ path, writtenMs: 0 })),
    ],
    read: (file: string) =>
      odd.includes(file) ? Promise.resolve(Buffer.from(file)) : tiny.registry.read(file),
  } as Registry;
  await age(90);
  const { warnings } = await collect({ registry });
  const left = odd.map((file) => (file.includes('ENTRY') ? file.toLowerCase() : file));
  expect(warnings.map((warning) => warning.split(' in ')[0]).sort()).toEqual(
    left.map((file) => JSON.stringify(file)).sort(),
  );
  expect((await listPaths()).filter((file) => /1\.[123]\.0/.test(file))).toEqual([
    'games/web/entry.1.1.0.js',
  ]);
});

test('leaves a file alone that is larger than any of a release, names it, and removes the others', async () => {
  await publishFour();
  await tiny.pin('games', '1.0.0');
  const huge = path.join(tiny.registry.location, 'games/web/a.js');
  await fs.writeFile(huge, '');
  await fs.truncate(huge, LIMITS.fileBytes + 1);
  await age(90);
  const { warnings, isStopped } = await collect();
  expect(isStopped).toBe(false);
  expect(warnings).toEqual([
    expect.stringMatching(/^"games\/web\/a\.js" in .* stays: it is larger than .*\. Remove it with/),
  ]);
  expect(await listVersions()).toEqual(['1.0.0']);
  expect(await listPaths()).toContain('games/web/a.js');
});

test('refuses a registry that cannot remove files', async () => {
  const { location, read, list, create } = tiny.registry;
  await expect(collect({ registry: { location, read, list, create } })).rejects.toMatchObject({
    code: 'NOT_SWEEPABLE',
  });
});
