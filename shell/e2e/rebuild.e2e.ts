import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@portfolio/contract';
import { createFolderRegistry, publishRelease } from '@portfolio/registry';
import { listRemoteDirs } from '../compose/assembleSite';
import type { Rebuild } from '../compose/rebuild/rebuildRelease';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { expect, test } from './support/siteTest';

/** The smallest remote is the sample; `REBUILDS=all` rebuilds every remote. */
const SAMPLE = 'css-demos';
const IDS =
  process.env['REBUILDS'] === 'all'
    ? listRemoteDirs(SHELL_PATHS.root).map((dir) => path.basename(dir))
    : [SAMPLE];

const ROOT = path.dirname(SHELL_PATHS.root);
/** Files below the repository's root that are not sources. */
const NOT_SOURCE =
  /[\\/](?:\.git|node_modules|dist|\.cache|\.registry|\.data|test-results|coverage)(?:[\\/]|$)/;

/** Commits the sources in their current state to a new repository. */
function commitSources(folder: string): string {
  fs.cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_SOURCE.test(source.slice(ROOT.length)),
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The sources of now');
  return git('rev-parse', 'HEAD');
}

for (const id of IDS)
  test(`${id} rebuilt from its commit, in a deeper folder, for another user, time zone and language, is identical`, async () => {
    test.setTimeout(900_000);
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rebuild-')));
    const [repository, registry, temporary] = ['repository', 'registry', 'a deeper/folder'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    fs.mkdirSync(temporary, { recursive: true });
    try {
      const dir = path.join(ROOT, 'remotes', id);
      const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8')) as Release;
      await publishRelease(dir, release, createFolderRegistry(registry), {
        ...{ repository: null, commit: commitSources(repository), path: `remotes/${id}`, isDirty: false },
        ...{ lockFile: null, builder: 'urn:portfolio:builder:test', startedAt: null },
        finishedAt: '2026-11-01T10:00:00.000Z',
      });
      const script = path.join(__dirname, 'support/rebuildOne.ts');
      const args = [
        '--require',
        require.resolve('tsx/cjs'),
        script,
        registry,
        repository,
        id,
        release.version,
      ];
      const env = { ...process.env, TMPDIR: temporary, HOME: temporary };
      const output = execFileSync(process.execPath, args, {
        env: { ...env, TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const result = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Rebuild;
      expect(result).toMatchObject({ id, packages: 'linked', differences: [] });
      expect(fs.readdirSync(temporary).filter((name) => name.startsWith('rebuild-'))).toEqual([]);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
