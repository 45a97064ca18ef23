import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PinsFile, Release } from '@portfolio/contract';
import {
  type BuildOrigin,
  createFolderRegistry,
  toAttestationBytes,
  toAttestationPath,
  toIntegrity,
  toReleaseBytes,
  toReleasePath,
} from '@portfolio/registry';
import { openRepository, type TestRepository } from '@portfolio/testing/repository';
import { rebuildRelease } from './rebuildRelease';

const NO_PINS: PinsFile = { schema: 1, remotes: {} };

let folder: string;
let root: string;
let repository: TestRepository;
let lines: string[];

function createRelease(text: string): Release {
  const build = {
    entry: 'entry.js',
    files: { 'entry.js': { bytes: text.length, integrity: toIntegrity(text) } },
  };
  return {
    ...{ schema: 1, id: 'demos', version: '1.0.0', contract: '1.0.0', container: 'demos' },
    ...{ web: build, node: build, remote: { js: [], css: [] }, pages: {}, catalogue: [] },
    ...{ connectOrigins: [], singletons: {}, api: [] },
  };
}

/** A build that copies the content of the repository, and fails if a secret is passed on to it. */
const BUILD = `import fs from 'node:fs';
import 'tool';
if (process.env.AWS_SECRET_ACCESS_KEY !== undefined) process.exit(1);
fs.mkdirSync('dist');
fs.copyFileSync('source.json', 'dist/release.json');
`;

/** A repository of one remote whose build uses an installed package and a workspace. */
function commitRepository(text: string): string {
  const { write } = repository;
  write(
    'package.json',
    JSON.stringify({ name: 'site', private: true, workspaces: ['shared/*', 'remotes/*'] }),
  );
  write('package-lock.json', '{ "lockfileVersion": 3 }');
  write('.gitignore', 'node_modules/\ndist/\n');
  write('remotes/demos/package.json', JSON.stringify({ scripts: { build: 'node build.mjs' } }));
  write('remotes/demos/build.mjs', BUILD);
  write('remotes/demos/source.json', String(toReleaseBytes(createRelease(text))));
  write('shared/kit/package.json', '{ "name": "kit", "exports": "./kit.js" }');
  write('shared/kit/kit.js', '');
  write('node_modules/tool/package.json', '{ "exports": "./tool.js" }');
  write('node_modules/tool/tool.js', `require('kit');`);
  write('node_modules/.federation/entry.js', '');
  fs.rmSync(path.join(root, 'node_modules/kit'), { force: true });
  fs.symlinkSync('../shared/kit', path.join(root, 'node_modules/kit'));
  write('node_modules/.package-lock.json', '{}');
  return repository.commitAll();
}

function createOrigin(commit: string | null, overrides: Partial<BuildOrigin> = {}): BuildOrigin {
  return {
    ...{ repository: null, commit, path: 'remotes/demos', isDirty: false, lockFile: null },
    ...{ builder: 'urn:portfolio:builder:unnamed', startedAt: null, finishedAt: '2026-11-01T10:00:00.000Z' },
    ...overrides,
  };
}

async function publish(text: string, origin?: BuildOrigin) {
  const registry = createFolderRegistry(path.join(folder, 'registry'));
  const bytes = toReleaseBytes(createRelease(text));
  await registry.create(toReleasePath('demos', '1.0.0'), bytes);
  if (origin !== undefined)
    await registry.create(
      toAttestationPath('demos', '1.0.0'),
      toAttestationBytes('demos', '1.0.0', bytes, origin),
    );
  return registry;
}

type Registry = Awaited<ReturnType<typeof publish>>;

const rebuild = (registry: Registry, options: { pins?: PinsFile; repository?: string } = {}) =>
  rebuildRelease({
    ...{ registry, pins: NO_PINS, id: 'demos', version: '1.0.0', root },
    log: (line) => lines.push(line),
    ...options,
  });

const listTempFiles = () => fs.readdirSync(path.join(folder, 'tmp'));

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rebuild-test-')));
  root = path.join(folder, 'repository');
  repository = openRepository(root);
  fs.mkdirSync(path.join(folder, 'tmp'));
  lines = [];
  jest.replaceProperty(process, 'env', {
    ...process.env,
    TMPDIR: path.join(folder, 'tmp'),
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a build from the commit gives the same bytes, with the packages installed here and without secrets', async () => {
  const commit = commitRepository('one');
  const registry = await publish('one', createOrigin(commit));
  expect(await rebuild(registry)).toEqual({
    ...{ id: 'demos', version: '1.0.0', commit, packages: 'linked', differences: [] },
  });
  expect(lines.join('\n')).toMatch(/the lock file is the same/);
  expect(listTempFiles()).toEqual([]);
});

test('a release that was changed after its commit was built differs from the new build', async () => {
  const commit = commitRepository('one');
  const { differences } = await rebuild(await publish('two!', createOrigin(commit)));
  expect(differences).toEqual([
    'web/entry.js: 4 B published, 3 B in the new build, with another hash',
    'node/entry.js: 4 B published, 3 B in the new build, with another hash',
  ]);
  expect(listTempFiles()).toEqual([]);
});

test('the pinned hash counts: refuses a changed release file before it builds anything', async () => {
  const commit = commitRepository('one');
  const registry = await publish('one', createOrigin(commit));
  const pin = { version: '1.0.0', release: toReleasePath('demos', '1.0.0'), integrity: toIntegrity('other') };
  const pins: PinsFile = { schema: 1, remotes: { demos: { ...pin, previous: null } } };
  await expect(rebuild(registry, { pins })).rejects.toMatchObject({ code: 'BAD_HASH' });
  expect(lines).toEqual([]);
});

test.each([
  ['no attestation', undefined, /its attestation is missing/],
  ['no commit', createOrigin(null), /names no commit/],
  ['uncommitted changes', createOrigin('a'.repeat(40), { isDirty: true }), /uncommitted changes on top of/],
])('refuses to rebuild a release with %s, with the reason', async (_name, origin, message) => {
  commitRepository('one');
  const work = rebuild(await publish('one', origin));
  await expect(work).rejects.toMatchObject({
    code: 'UNKNOWN_ORIGIN',
    message: expect.stringMatching(message),
  });
});

test('reports a commit that the repository does not have, and accepts the path of one that does', async () => {
  const commit = commitRepository('one');
  const other = path.join(folder, 'other');
  fs.renameSync(root, other);
  commitRepository('two');
  const registry = await publish('one', createOrigin(commit));
  await expect(rebuild(registry)).rejects.toMatchObject({
    code: 'NO_COMMIT',
    message: expect.stringContaining('--repository'),
  });
  expect((await rebuild(registry, { repository: other })).differences).toEqual([]);
  expect(listTempFiles()).toEqual([]);
});

test('reports a failed build with its output, and leaves no files behind', async () => {
  commitRepository('one');
  const { git, write } = repository;
  write('remotes/demos/build.mjs', `console.error('no disk'); process.exit(1);`);
  git('commit', '-q', '-a', '-m', 'two');
  const registry = await publish('one', createOrigin(git('rev-parse', 'HEAD')));
  await expect(rebuild(registry)).rejects.toMatchObject({
    code: 'REBUILD_FAILED',
    message: expect.stringContaining('no disk'),
  });
  expect(listTempFiles()).toEqual([]);
});
