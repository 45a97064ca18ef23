import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFolderRegistry } from './FolderRegistry';
import { toIntegrity } from './hash';
import { publishRelease, toReleaseBytes } from './publishRelease';
import { findLatest, listVersions, readPinnedRelease, readRelease, readReleaseFile } from './readRelease';
import type { Registry } from './Registry';
import { createRelease, getCode, getError, writeBuild } from './registry-testing/builds';
import { type BucketServer, startBucketServer, TEST_CREDENTIALS } from './registry-testing/startBucketServer';
import { createS3Registry } from './S3Registry';

let folder: string;
let dir: string;
let registry: Registry;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
  dir = path.join(folder, 'remote');
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

interface Kind {
  start?(): Promise<void>;
  open(): Registry;
  overwrite(file: string, content: string): Promise<void>;
  close?(): Promise<void>;
}

const FOLDER: Kind = {
  open: () => createFolderRegistry(path.join(folder, 'registry')),
  overwrite: (file, content) => fs.writeFile(path.join(folder, 'registry', file), content),
};

let server: BucketServer;

const BUCKET: Kind = {
  async start() {
    server = await startBucketServer();
  },
  open: () => createS3Registry(server.address),
  overwrite: (file, content) => server.overwrite(file, content),
  close: () => server.close(),
};

/** Opens registries for publishers that start writing once all of them have seen that the version does not exist. */
function synchronise(count: number, open: () => Registry): () => Registry {
  let arrived = 0;
  let go = () => {};
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  return () => {
    const registry = open();
    return {
      ...registry,
      async list(path) {
        const names = await registry.list(path);
        arrived += 1;
        if (arrived === count) go();
        await all;
        return names;
      },
    };
  };
}

beforeAll(() => Object.assign(process.env, TEST_CREDENTIALS));

describe.each([
  ['folder', FOLDER],
  ['bucket', BUCKET],
])('in a %s', (_name, { start, open, overwrite, close }) => {
  beforeEach(async () => {
    await start?.();
    registry = open();
  });
  afterEach(() => close?.());

  test('reads back a published release, verified, and lists releases newest first', async () => {
    await publishRelease(dir, await createRelease(dir, '1.0.0'), registry);
    await publishRelease(dir, await createRelease(dir, '1.10.0', 'ten'), registry);
    await publishRelease(dir, await createRelease(dir, '1.9.0', 'nine'), registry);
    expect(await listVersions(registry, 'js-demos')).toEqual(['1.10.0', '1.9.0', '1.0.0']);
    const { release, pin } = await readRelease(registry, 'js-demos', '1.10.0');
    expect(await readPinnedRelease(registry, 'js-demos', pin)).toEqual(release);
    expect(String(await readReleaseFile(registry, release, 'web', release.web.entry))).toBe('ten');
  });

  test('verifies releases and pins from before hashes became shorter', async () => {
    const current = await createRelease(dir);
    const integrity = toIntegrity('entry', 'sha384');
    const web = { ...current.web, files: { [current.web.entry]: { bytes: 5, integrity } } };
    const release = { ...current, web };
    await publishRelease(dir, release, registry);
    const { pin } = await readRelease(registry, 'js-demos', '1.0.0');
    const older = { ...pin, integrity: toIntegrity(toReleaseBytes(release), 'sha384') };
    expect(await readPinnedRelease(registry, 'js-demos', older)).toEqual(release);
    expect(String(await readReleaseFile(registry, release, 'web', release.web.entry))).toBe('entry');
    await overwrite('js-demos/web/entry.entry.js', 'other');
    expect(await getCode(readReleaseFile(registry, release, 'web', release.web.entry))).toBe('BAD_HASH');
  });

  test('publishes a version once and never overwrites it, and names the next step', async () => {
    await publishRelease(dir, await createRelease(dir), registry);
    const again = publishRelease(dir, await createRelease(dir, '1.0.0', 'other'), registry);
    await expect(again).rejects.toThrow(
      /already in .* never overwritten\. Raise the version \("npm version minor"\)/,
    );
    expect((await readRelease(registry, 'js-demos', '1.0.0')).release.web.entry).toBe('entry.entry.js');
  });

  test('refuses a file of the same name with other content before it writes the release file', async () => {
    await publishRelease(dir, await createRelease(dir, '1.0.0'), registry);
    const next = await createRelease(dir, '1.1.0', 'next');
    next.node = await writeBuild(dir, 'node', { 'entry.js': 'changed' });
    expect(await getCode(publishRelease(dir, next, registry))).toBe('FILE_CONFLICT');
    expect(await listVersions(registry, 'js-demos')).toEqual(['1.0.0']);
  });

  test('does not publish a build that changed after it was described', async () => {
    const release = await createRelease(dir);
    await fs.writeFile(path.join(dir, 'dist/web/entry.entry.js'), 'changed');
    expect(await getCode(publishRelease(dir, release, registry))).toBe('FILE_CONFLICT');
    expect(await listVersions(registry, 'js-demos')).toEqual([]);
  });

  test('of two publishers of one version one wins, and the other gets the next step', async () => {
    const others = path.join(folder, 'other');
    const [own, other] = [
      await createRelease(dir, '1.0.0', 'own'),
      await createRelease(others, '1.0.0', 'other'),
    ];
    const openAtOnce = synchronise(2, open);
    const outcomes = await Promise.all([
      getError(publishRelease(dir, own, openAtOnce())),
      getError(publishRelease(others, other, openAtOnce())),
    ]);
    const winner = outcomes[0] === undefined ? own : other;
    const losers = outcomes.filter((error) => error !== undefined);
    expect(losers.map(({ code }) => code)).toEqual(['VERSION_EXISTS']);
    expect(losers[0]?.message).toMatch(/Raise the version \("npm version minor"\)/);
    expect((await readRelease(registry, 'js-demos', '1.0.0')).release).toEqual(winner);
  });

  test('refuses a changed file or release file by its hash', async () => {
    await publishRelease(dir, await createRelease(dir), registry);
    const { release, pin } = await readRelease(registry, 'js-demos', '1.0.0');
    await overwrite(`js-demos/web/${release.web.entry}`, 'entrz');
    expect(await getCode(readReleaseFile(registry, release, 'web', release.web.entry))).toBe('BAD_HASH');
    await overwrite(pin.release, `${JSON.stringify(release)} `);
    expect(await getCode(readPinnedRelease(registry, 'js-demos', pin))).toBe('BAD_HASH');
  });

  test('refuses a release file that is not JSON or not valid, with its faults', async () => {
    await registry.create('js-demos/releases/2.0.0.json', Buffer.from('{'));
    await registry.create('js-demos/releases/3.0.0.json', Buffer.from('{"schema":1}'));
    await expect(readRelease(registry, 'js-demos', '2.0.0')).rejects.toThrow(/not JSON/);
    await expect(readRelease(registry, 'js-demos', '3.0.0')).rejects.toThrow(/- id: /);
  });

  test.each([
    [
      'id',
      { id: 'css-demos', container: 'cssDemos' },
      /id: is "css-demos" in the release file of js-demos 2\.0\.0/,
    ],
    ['version', { version: '99.0.0' }, /version: is "99\.0\.0" in the release file of js-demos 2\.0\.0/],
    ['container', { container: 'cssDemos' }, /container: is not "jsDemos"/],
  ])('refuses a release whose %s differs from the published one', async (_name, other, expected) => {
    const release = { ...(await createRelease(dir, '2.0.0')), ...other };
    await registry.create('js-demos/releases/2.0.0.json', toReleaseBytes(release));
    await expect(readRelease(registry, 'js-demos', '2.0.0')).rejects.toThrow(expected);
  });

  test('refuses a pin of a release file of another remote or version', async () => {
    await publishRelease(dir, await createRelease(dir), registry);
    const { pin } = await readRelease(registry, 'js-demos', '1.0.0');
    for (const wrong of [{ version: '1.0.1' }, { release: 'css-demos/releases/1.0.0.json' }])
      await expect(readPinnedRelease(registry, 'js-demos', { ...pin, ...wrong })).rejects.toThrow(
        /the pin names .* and its release file is js-demos\/releases/,
      );
    await expect(readRelease(registry, 'js-demos', '../../other')).rejects.toThrow(/that is not a version/);
  });

  test('an unknown file name causes a warning, and the latest release is the highest stable one', async () => {
    for (const version of ['1.0.0', '1.2.0', '2.0.0-rc.1'])
      await publishRelease(
        path.join(dir, version),
        await createRelease(path.join(dir, version), version, version),
        registry,
      );
    await registry.create('js-demos/releases/notes.json', Buffer.from('{}'));
    await registry.create('js-demos/releases/README.md', Buffer.from('Ours'));
    const warnings: string[] = [];
    const versions = await listVersions(registry, 'js-demos', (warning) => warnings.push(warning));
    expect(versions).toEqual(['2.0.0-rc.1', '1.2.0', '1.0.0']);
    expect(findLatest(versions)).toBe('1.2.0');
    expect(warnings.sort()).toEqual([
      expect.stringMatching(/js-demos\/releases\/README\.md .* is not a release: .* Remove it\.$/),
      expect.stringMatching(/js-demos\/releases\/notes\.json .* is not a release/),
    ]);
  });

  test('does not read a file that is larger than its release says', async () => {
    await publishRelease(dir, await createRelease(dir), registry);
    const { release } = await readRelease(registry, 'js-demos', '1.0.0');
    await overwrite(`js-demos/web/${release.web.entry}`, 'entry and much more');
    expect(await getCode(readReleaseFile(registry, release, 'web', release.web.entry))).toBe('TOO_LARGE');
  });

  test('reports a missing file with the next step', async () => {
    await expect(registry.read('js-demos/releases/9.9.9.json')).rejects.toThrow(
      /does not have it\. Deploy the release first/,
    );
    expect(await registry.list('nowhere')).toEqual([]);
  });
});
