import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Release, SiteError } from '@portfolio/contract';
import { createFolderRegistry } from './FolderRegistry';
import { toIntegrity } from './hash';
import { publishRelease } from './publishRelease';
import { listVersions, readPinnedRelease, readRelease, readReleaseFile } from './readRelease';
import type { Registry } from './Registry';

let folder: string;
let dir: string;
let registry: Registry;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
  dir = path.join(folder, 'remote');
  registry = createFolderRegistry(path.join(folder, 'registry'));
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

async function writeBuild(file: string, content: string): Promise<Release['web']> {
  await fs.mkdir(path.dirname(path.join(dir, 'dist', file)), { recursive: true });
  await fs.writeFile(path.join(dir, 'dist', file), content);
  const name = path.basename(file);
  return { entry: name, files: { [name]: { bytes: content.length, integrity: toIntegrity(content) } } };
}

async function createRelease(version = '1.0.0', content = 'entry'): Promise<Release> {
  return {
    schema: 1,
    id: 'js-demos',
    version,
    contract: '1.0.0',
    container: 'jsDemos',
    web: await writeBuild(`web/entry.${content}.js`, content),
    node: await writeBuild('node/entry.js', 'node'),
    remote: { js: [], css: [] },
    pages: {},
    catalogue: [],
    connectOrigins: [],
    singletons: {},
    api: [],
    commit: null,
    builtAt: '2026-11-01T10:00:00.000Z',
  };
}

async function getCode(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof SiteError ? error.code : undefined;
}

test('a published release is read back, verified, and listed newest first', async () => {
  await publishRelease(dir, await createRelease('1.0.0'), registry);
  await publishRelease(dir, await createRelease('1.10.0', 'ten'), registry);
  await publishRelease(dir, await createRelease('1.9.0', 'nine'), registry);
  expect(await listVersions(registry, 'js-demos')).toEqual(['1.10.0', '1.9.0', '1.0.0']);
  const { release, pin } = await readRelease(registry, 'js-demos', '1.10.0');
  expect(await readPinnedRelease(registry, 'js-demos', pin)).toEqual(release);
  expect(String(await readReleaseFile(registry, release, 'web', release.web.entry))).toBe('ten');
});

test('a version is published once and never overwritten; the message says what to do', async () => {
  await publishRelease(dir, await createRelease(), registry);
  const again = publishRelease(dir, await createRelease('1.0.0', 'other'), registry);
  await expect(again).rejects.toThrow(
    /already in .* never overwritten\. Raise the version in remotes\/js-demos\/package\.json/,
  );
  expect((await readRelease(registry, 'js-demos', '1.0.0')).release.web.entry).toBe('entry.entry.js');
});

test('a file of the same name with other content is refused before the release file is written', async () => {
  await publishRelease(dir, await createRelease('1.0.0'), registry);
  const next = await createRelease('1.1.0', 'next');
  next.node = await writeBuild('node/entry.js', 'changed');
  expect(await getCode(publishRelease(dir, next, registry))).toBe('FILE_CONFLICT');
  expect(await listVersions(registry, 'js-demos')).toEqual(['1.0.0']);
});

test('a build that changed after it was described is not published', async () => {
  const release = await createRelease();
  await fs.writeFile(path.join(dir, 'dist/web/entry.entry.js'), 'changed');
  expect(await getCode(publishRelease(dir, release, registry))).toBe('FILE_CONFLICT');
  expect(await listVersions(registry, 'js-demos')).toEqual([]);
});

test('of two publishers of one version one wins', async () => {
  const release = await createRelease();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => publishRelease(dir, release, registry)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a changed file or release file is refused by its hash', async () => {
  await publishRelease(dir, await createRelease(), registry);
  const { release, pin } = await readRelease(registry, 'js-demos', '1.0.0');
  const file = path.join(registry.location, 'js-demos/web', release.web.entry);
  await fs.writeFile(file, 'entrz');
  expect(await getCode(readReleaseFile(registry, release, 'web', release.web.entry))).toBe('BAD_HASH');
  await fs.appendFile(path.join(registry.location, pin.release), ' ');
  expect(await getCode(readPinnedRelease(registry, 'js-demos', pin))).toBe('BAD_HASH');
});

test('a release file that is not JSON or not valid is refused with its faults', async () => {
  await registry.create('js-demos/releases/2.0.0.json', Buffer.from('{'));
  await registry.create('js-demos/releases/3.0.0.json', Buffer.from('{"schema":1}'));
  await expect(readRelease(registry, 'js-demos', '2.0.0')).rejects.toThrow(/not JSON/);
  await expect(readRelease(registry, 'js-demos', '3.0.0')).rejects.toThrow(/- id: /);
});

test('what is not there is said to be missing, with the next step', async () => {
  await expect(registry.read('js-demos/releases/9.9.9.json')).rejects.toThrow(
    /does not have it\. Deploy the release first/,
  );
  expect(await registry.list('nowhere')).toEqual([]);
});
