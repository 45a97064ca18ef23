import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFolderRegistry } from './FolderRegistry';
import { publishRelease } from './publishRelease';
import { listVersions } from './readRelease';
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

/** The system's answer, where it cannot be brought about for root: permissions, full and vanished drives. */
function fail(call: 'writeFile' | 'stat' | 'readdir' | 'link', code: string): void {
  const error = Object.assign(new Error(`${code}: refused by the test`), { code, syscall: call });
  jest.spyOn(fs, call).mockRejectedValue(error);
}

it.each([
  ['EACCES', 'REGISTRY_READ_ONLY', /cannot be written to \(EACCES\)\. Give this user the right/],
  ['EROFS', 'REGISTRY_READ_ONLY', /cannot be written to \(EROFS\)/],
  ['ENOSPC', 'REGISTRY_FULL', /has no space left \(ENOSPC\)\. Make room there/],
  ['EDQUOT', 'REGISTRY_FULL', /has no space left \(EDQUOT\)/],
  ['ESTALE', 'REGISTRY_UNREACHABLE', /does not answer \(ESTALE\)\. Mount its drive again/],
])(
  '%s in the middle of a publication says what to do, and nothing can be pinned',
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

it('says what to do where a file is in the place of the folder', async () => {
  const file = path.join(folder, 'registry');
  await fs.writeFile(file, '');
  const registry = createFolderRegistry(file);
  for (const work of [registry.create('a/b.js', CONTENT), registry.read('a/b.js'), registry.list('a')]) {
    const error = await getError(work);
    expect(error?.code).toBe('REGISTRY_MISSING');
    expect(error?.message).toContain(`the registry ${file} is no folder`);
  }
});

it('says what to do where it may not be read', async () => {
  const registry = createFolderRegistry(folder);
  fail('stat', 'EACCES');
  fail('readdir', 'EACCES');
  for (const work of [registry.read('a.js'), registry.list('a')])
    expect((await getError(work))?.message).toMatch(/may not be read \(EACCES\)\. Give this user the right/);
});

it('does not trust a file system on which two could win', async () => {
  const registry = createFolderRegistry(folder);
  fail('link', 'EPERM');
  expect(await getCode(registry.create('a/b.js', CONTENT))).toBe('NO_EXCLUSIVE_WRITES');
  expect(await registry.list('a')).toEqual([]);
});
