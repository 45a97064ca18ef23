import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFolderRegistry } from './FolderRegistry';
import { publishRelease } from './publishRelease';
import { findRelease, listRemoteIds, listVersions } from './readRelease';
import { createRelease, getCode, getError } from './registry-testing/builds';

const CONTENT = Buffer.from('content');

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(folder, { recursive: true, force: true });
});

/** Makes a file system call fail in ways that cannot be provoked as root: permissions, full and vanished drives. */
function fail(call: 'writeFile' | 'stat' | 'readdir' | 'link' | 'rm', code: string): void {
  const error = Object.assign(new Error(`${code}: refused by the test`), { code, syscall: call });
  jest.spyOn(fs, call).mockRejectedValue(error);
}

test.each([
  ['EACCES', 'REGISTRY_READ_ONLY', /cannot be written to \(EACCES\)\. Grant this user write access/],
  ['EROFS', 'REGISTRY_READ_ONLY', /cannot be written to \(EROFS\)/],
  ['ENOSPC', 'REGISTRY_FULL', /has no space left \(ENOSPC\)\. Make room there/],
  ['EDQUOT', 'REGISTRY_FULL', /has no space left \(EDQUOT\)/],
  ['ESTALE', 'REGISTRY_UNREACHABLE', /does not answer \(ESTALE\)\. Mount its drive again/],
])(
  '%s during a publication names the next step, and leaves nothing that can be pinned',
  async (errno, code, message) => {
    const dir = path.join(folder, 'remote');
    const registry = createFolderRegistry(path.join(folder, 'registry'));
    const release = await createRelease(dir);
    fail('writeFile', errno);
    const error = await getError(publishRelease(dir, release, registry));
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(message);
    expect(error?.message).toMatch(
      /^\[js-demos\] Failed to publish 1\.0\.0: the registry refused it\..*\n.* deploy again/,
    );
    jest.restoreAllMocks();
    expect(await listVersions(registry, 'js-demos')).toEqual([]);
    await publishRelease(dir, release, registry);
    expect(await listVersions(registry, 'js-demos')).toEqual(['1.0.0']);
  },
);

test('names the next step if a file is in the place of the folder', async () => {
  const file = path.join(folder, 'registry');
  await fs.writeFile(file, '');
  const registry = createFolderRegistry(file);
  // Started one by one: an operation that fails before it is awaited counts as an unhandled rejection.
  for (const work of [
    () => registry.create('a/b.js', CONTENT),
    () => registry.read('a/b.js'),
    () => registry.list('a'),
  ]) {
    const error = await getError(work());
    expect(error?.code).toBe('REGISTRY_MISSING');
    expect(error?.message).toContain(`the registry ${file} is not a folder`);
  }
});

const OBSTACLES: Record<string, (file: string) => unknown> = {
  'a folder': (file) => fs.mkdir(file),
  'a pipe': (file) => execFileSync('mkfifo', [file]),
  'a link to itself': (file) => fs.symlink(path.basename(file), file),
};

test.each(Object.keys(OBSTACLES))('%s in the place of a release concerns that release only', async (kind) => {
  const registry = createFolderRegistry(folder);
  await registry.create('js-demos/releases/1.0.0.json', CONTENT);
  await OBSTACLES[kind]?.(path.join(folder, 'js-demos/releases/9.9.9.json'));
  const warnings: string[] = [];
  const found = await findRelease(registry, 'js-demos', '9.9.9', (warning) => warnings.push(warning));
  expect(found).toBeUndefined();
  expect(warnings).toEqual([
    expect.stringMatching(/^Failed to read js-demos\/releases\/9\.9\.9\.json: .*\. Remove that,/),
  ]);
  expect(await registry.read('js-demos/releases/1.0.0.json')).toEqual(CONTENT);
});

test('a file in the place of a folder of the registry does not stop the listing of others', async () => {
  const registry = createFolderRegistry(folder);
  await registry.create('js-demos/releases/1.0.0.json', CONTENT);
  await fs.writeFile(path.join(folder, 'notes'), '');
  await fs.symlink('loop', path.join(folder, 'loop'));
  const versions = [];
  for (const id of await listRemoteIds(registry)) versions.push([id, await listVersions(registry, id)]);
  expect(versions).toEqual([
    ['js-demos', ['1.0.0']],
    ['loop', []],
    ['notes', []],
  ]);
  expect(await getCode(registry.read('notes/releases/1.0.0.json'))).toBe('NOT_IN_REGISTRY');
});

test('names the next step if it cannot be read', async () => {
  const registry = createFolderRegistry(folder);
  await registry.create('a/a.js', CONTENT);
  fail('stat', 'EACCES');
  fail('readdir', 'EACCES');
  for (const work of [() => registry.read('a/a.js'), () => registry.list('a')])
    expect((await getError(work()))?.message).toMatch(
      /may not be read \(EACCES\)\. Grant this user read access/,
    );
});

test('asks for write access if a file cannot be removed', async () => {
  const registry = createFolderRegistry(folder);
  await registry.create('a/a.js', CONTENT);
  fail('rm', 'EACCES');
  const error = await getError(registry.remove('a/a.js'));
  jest.restoreAllMocks();
  expect(error?.code).toBe('REGISTRY_READ_ONLY');
  expect(error?.message).toMatch(/remove a\/a\.js: .*Grant this user write access/);
});

test('refuses a file system without exclusive writes', async () => {
  const registry = createFolderRegistry(folder);
  fail('link', 'EPERM');
  expect(await getCode(registry.create('a/b.js', CONTENT))).toBe('NO_EXCLUSIVE_WRITES');
  expect(await registry.list('a')).toEqual([]);
});

test('lists a file whose name no other system could have, such as one with a backslash', async () => {
  const registry = createFolderRegistry(folder);
  await registry.create('a/b.js', CONTENT);
  await fs.writeFile(path.join(folder, 'a/c\\d.js'), CONTENT);
  expect((await registry.listFiles('')).map((file) => file.path).sort()).toEqual(['a/b.js', 'a/c\\d.js']);
});

describe('a link', () => {
  let registry: ReturnType<typeof createFolderRegistry>;

  beforeEach(async () => {
    registry = createFolderRegistry(path.join(folder, 'registry'));
    await fs.mkdir(path.join(folder, 'outside'));
    await fs.writeFile(path.join(folder, 'outside/secret.js'), 'secret');
    await registry.create('a/b.js', CONTENT);
    await fs.symlink(path.join(folder, 'outside/secret.js'), path.join(registry.location, 'a/out.js'));
    await fs.symlink(path.join(folder, 'outside'), path.join(registry.location, 'out'));
  });

  test('is refused if it leads out of the registry, in every operation', async () => {
    for (const work of [
      () => registry.read('a/out.js'),
      () => registry.read('out/secret.js'),
      () => registry.list('out'),
      () => registry.listFiles('out'),
      () => registry.create('out/b.js', CONTENT),
      () => registry.create('out/folder/b.js', CONTENT),
      () => registry.remove('out/secret.js'),
    ]) {
      const error = await getError(work());
      expect(error?.code).toBe('LINK_OUT_OF_REGISTRY');
      expect(error?.message).toMatch(
        /it is a link that leads out of the registry .*\. Put the file itself there/,
      );
    }
    expect(await fs.readdir(path.join(folder, 'outside'))).toEqual(['secret.js']);
  });

  test('does not count as a file of the registry, and can be removed', async () => {
    expect((await registry.listFiles('')).map((file) => file.path)).toEqual(['a/b.js']);
    await registry.remove('a/out.js');
    expect(await registry.list('a')).toEqual(['b.js']);
    expect(await fs.readFile(path.join(folder, 'outside/secret.js'), 'utf8')).toBe('secret');
  });

  test('is followed if it stays in the registry, which may itself be a link', async () => {
    await fs.symlink('b.js', path.join(registry.location, 'a/c.js'));
    await fs.symlink(registry.location, path.join(folder, 'linked'));
    const linked = createFolderRegistry(path.join(folder, 'linked'));
    expect(await linked.read('a/c.js')).toEqual(CONTENT);
  });
});
