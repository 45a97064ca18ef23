import fs from 'node:fs';
import path from 'node:path';
import { createEnvironment, runIn } from './runIn';

/** Files below the repository's root that are not sources. */
const NOT_SOURCE =
  /[\\/](?:\.git|node_modules|dist|\.cache|\.registry|\.data|test-results|coverage)(?:[\\/]|$)/;
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

/**
 * Publishes the shared packages in their current state with the usual command. It runs in a copy of the repository,
 * since the command raises versions, writes changelogs and commits.
 *
 * @param root - of the repository
 * @param folder - for the copy
 * @param npm - environment variables that select a registry
 * @returns the version of each package
 */
export async function publishPackages(
  root: string,
  folder: string,
  npm: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (source) => !NOT_SOURCE.test(source.slice(root.length)),
  });
  linkPackages(root, folder);
  const environment = createEnvironment({ ...npm, ...AUTHOR });
  const git = (...args: string[]) => runIn(folder, environment, 'git', ...args);
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'feat: the current shared packages');
  await runIn(folder, environment, 'npm', 'run', 'packages', '--', '--yes', '--no-push');
  const shared = path.join(folder, 'shared');
  return new Map(
    fs
      .readdirSync(shared)
      .map((name) => path.join(shared, name, 'package.json'))
      .filter((file) => fs.existsSync(file))
      .map((file) => {
        const { name, version } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
        return [name ?? '', version ?? ''];
      }),
  );
}

/** Links the installed packages, except the repository's own workspaces. */
function linkPackages(root: string, folder: string): void {
  const installed = path.join(root, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(installed))
    if (name !== '@portfolio' && !name.startsWith('.package-lock'))
      fs.symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name));
  const scope = path.join(folder, 'node_modules/@portfolio');
  fs.mkdirSync(scope);
  for (const name of fs.readdirSync(path.join(installed, '@portfolio')))
    fs.symlinkSync(fs.readlinkSync(path.join(installed, '@portfolio', name)), path.join(scope, name));
  for (const name of fs.readdirSync(path.join(root, 'shared'))) {
    const own = path.join(root, 'shared', name, 'node_modules');
    if (fs.existsSync(own)) fs.symlinkSync(own, path.join(folder, 'shared', name, 'node_modules'));
  }
}
