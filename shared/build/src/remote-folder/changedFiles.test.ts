import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRepository, type TestRepository } from '@portfolio/testing/repository';
import { listChangedFiles } from './changedFiles';

let root: string;
let repository: TestRepository;
const list = (since?: string) => listChangedFiles(path.join(root, 'remotes/one'), root, since);

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'changed-')));
  repository = openRepository(root);
  repository.write('remotes/one/package.json', '{}');
  repository.write('remotes/one/src/old.ts', '');
  repository.write('remotes/two/package.json', '{}');
  repository.commitAll();
  repository.git('tag', 'start');
  repository.write('remotes/one/src/page.ts', '');
  repository.write('remotes/two/src/page.ts', '');
  repository.git('add', '-A');
  repository.git('commit', '-q', '-m', 'two');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('without a commit, uncommitted changes count', () => {
  expect(list()).toEqual([]);
  repository.write('remotes/one/src/new file.ts', '');
  fs.rmSync(path.join(root, 'remotes/one/src/old.ts'));
  expect(list().sort()).toEqual(['remotes/one/src/new file.ts', 'remotes/one/src/old.ts']);
});

test('a signing key in the folder is not listed as a change: nobody should be told to commit it', () => {
  repository.write('remotes/one/portfolio-signing-key.pem', 'secret');
  expect(list()).toEqual([]);
  repository.git('add', '--force', 'remotes/one/portfolio-signing-key.pem');
  expect(list()).toEqual(['remotes/one/portfolio-signing-key.pem']);
});

test('with a commit, changes committed since then count too, each file once', () => {
  expect(list('start')).toEqual(['remotes/one/src/page.ts']);
  repository.write('remotes/one/src/page.ts', 'changed');
  expect(list('start')).toEqual(['remotes/one/src/page.ts']);
});

test('changes of another branch in the meantime do not count', () => {
  repository.git('checkout', '-q', '-b', 'other', 'start');
  repository.write('remotes/one/src/other.ts', '');
  repository.git('add', '-A');
  repository.git('commit', '-q', '-m', 'three');
  repository.git('checkout', '-q', '-');
  expect(list('other')).toEqual(['remotes/one/src/page.ts']);
});

test.each(['nowhere', '--all', ''])('"%s", which is no commit, is refused', (since) => {
  expect(() => list(since)).toThrow(
    expect.objectContaining({
      code: 'UNKNOWN_COMMIT',
      message: expect.stringContaining(`"${since}"`) as string,
    }),
  );
});

test('a list of files longer than a mebibyte is read to its end', () => {
  // Long paths, so that few files are enough; macOS allows 1024 characters.
  const folder = path.join('remotes/one', ...Array.from({ length: 4 }, () => 'a'.repeat(200)));
  for (let index = 0; index < 1500; index += 1) repository.write(path.join(folder, `${index}.ts`), '');
  expect(list()).toHaveLength(1500);
});

test('a failure of git is no empty list', () => {
  repository.write('.git/index', 'damaged');
  expect(() => list()).toThrow(
    expect.objectContaining({
      code: 'GIT_FAILED',
      message: expect.stringContaining('"git status"') as string,
    }),
  );
});
