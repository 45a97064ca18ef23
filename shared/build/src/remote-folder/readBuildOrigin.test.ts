import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRepository, type TestRepository } from '@portfolio/testing/repository';
import { readBuildOrigin } from './readBuildOrigin';

let root: string;
let dir: string;
let repository: TestRepository;

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'origin-')));
  dir = path.join(root, 'remotes/one');
  repository = openRepository(root);
  const { write } = repository;
  const dependencies = { '@portfolio/design': '^1.0.0', react: '^19.0.0' };
  write('package-lock.json', '{}');
  write('.gitignore', 'node_modules/\ndist/\n');
  write('remotes/one/package.json', JSON.stringify({ dependencies }));
  write('remotes/one/dist/release.json', '{}');
  write('remotes/two/package.json', '{}');
  write('shared/contract/package.json', '{}');
  write('shared/design/package.json', JSON.stringify({ dependencies: { '@portfolio/contract': '^1.0.0' } }));
  write('node_modules/react/package.json', '{}');
  fs.mkdirSync(path.join(root, 'node_modules/@portfolio'));
  for (const name of ['design', 'contract'])
    fs.symlinkSync(`../../shared/${name}`, path.join(root, 'node_modules/@portfolio', name));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('identifies a clean checkout by commit, folder and lock file', () => {
  const commit = repository.commitAll();
  expect(readBuildOrigin(dir, '2026-11-01T10:00:00.000Z')).toEqual({
    repository: null,
    commit,
    path: 'remotes/one',
    isDirty: false,
    lockFile: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    builder: 'urn:portfolio:builder:unnamed',
    startedAt: '2026-11-01T10:00:00.000Z',
    finishedAt: fs.statSync(path.join(dir, 'dist/release.json')).mtime.toISOString(),
    changedFiles: [],
  });
});

test.each([
  ['a file of the remote', 'remotes/one/package.json', ['remotes/one/package.json']],
  ['an untracked file', 'remotes/one/src/new.ts', ['remotes/one/src/new.ts']],
  ['a package that the remote depends on', 'shared/contract/src.ts', ['shared/contract/src.ts']],
  ['the lock file', 'package-lock.json', ['package-lock.json']],
  ['another remote, which is not built', 'remotes/two/package.json', []],
])('a change of %s is noted', (_name, file, changedFiles) => {
  repository.commitAll();
  repository.write(file, '{ "dependencies": {} }');
  expect(readBuildOrigin(dir)).toMatchObject({ changedFiles, isDirty: changedFiles.length > 0 });
});

test('outside git there is no commit, and changes are unknown', () => {
  const found = { commit: null, isDirty: null, repository: null, path: 'remotes/one', changedFiles: [] };
  expect(readBuildOrigin(dir)).toMatchObject(found);
});

test.each([
  ['https://ada:secret@example.com/site.git', 'https://example.com/site.git'],
  ['git@example.com:ada/site.git', 'ssh://git@example.com/ada/site.git'],
  ['https://example.com/site.git?private_token=secret', 'https://example.com/site.git'],
  ['/srv/site', null],
  ['C:/Users/ada/site', null],
  ['file:///srv/site', null],
])('the address of %s is %s: without credentials, and never a local folder', (address, expected) => {
  repository.commitAll();
  repository.git('remote', 'add', 'origin', address);
  expect(readBuildOrigin(dir).repository).toBe(expected);
});
