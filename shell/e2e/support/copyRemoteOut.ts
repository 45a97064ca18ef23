import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkDeclared } from './linkDeclared';

interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Copies a remote's folder out of the repository and installs it with packed shared packages, as its team would get
 * them from a package registry.
 *
 * @param install - `npm` installs the declared packages, which takes minutes; `links` links the declared packages, and
 *   no others, to the repository's
 * @returns the copy's folder, with its packages installed
 */
export function copyRemoteOut(id: string, install: 'npm' | 'links'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${id}-alone-`));
  const dir = path.join(folder, id);
  fs.cpSync(path.join(ROOT, 'remotes', id), dir, {
    recursive: true,
    filter: (source) => !/\/(dist|\.cache|node_modules)(\/|$)/.test(source),
  });
  const packages = packShared(folder);
  fs.rmSync(path.join(folder, 'packages'), { recursive: true });
  if (install === 'links') {
    linkDeclared(dir, packages);
    return dir;
  }
  const file = path.join(dir, 'package.json');
  const description = JSON.parse(fs.readFileSync(file, 'utf8')) as PackageJson;
  for (const group of [description.dependencies, description.devDependencies])
    for (const name of Object.keys(group)) group[name] = packages[name] ?? group[name] ?? '';
  const installed = { ...description.dependencies, ...description.devDependencies };
  // Packed packages refer to each other by version, but those versions are in no package registry here.
  for (const [name, tarball] of Object.entries(packages))
    description.overrides[name] = name in installed ? `$${name}` : tarball;
  fs.writeFileSync(file, JSON.stringify(description, null, 2));
  run(dir, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  return dir;
}

/** Runs npm in a folder with its own registry setting; its output is shown if it fails. */
export function run(dir: string, ...args: string[]): void {
  runNpm(dir, './.registry', args);
}

/** Builds a copied remote and publishes the release, as its team does. */
export function deployTo(registry: string, dir: string): void {
  runNpm(dir, registry, ['run', 'deploy']);
}

function runNpm(dir: string, registry: string, args: readonly string[]): void {
  const env = { ...process.env, PORTFOLIO_REGISTRY: registry, npm_config_workspaces: '' };
  execFileSync('npm', args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
}

/** Packs the shared packages as for publishing. */
function packShared(folder: string): Record<string, string> {
  const packages = path.join(folder, 'packages');
  const command = path.join(ROOT, 'shared/build/src/commands/pack.ts');
  execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), command, packages], {
    ...{ cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  });
  const dirs = fs.readdirSync(packages).map((name) => `./${name}`);
  const output = execFileSync('npm', ['pack', ...dirs, '--json', '--pack-destination', folder], {
    ...{ cwd: packages, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  });
  const packed = JSON.parse(output) as { name: string; filename: string }[];
  if (packed.length !== dirs.length) throw new Error(`Failed to pack all of ${dirs.join(', ')}.`);
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${path.join(folder, filename)}`]),
  );
}
