import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { compileScripts, toDeclarations } from './compile';
import { hasModules, type Manifest, toPackedManifest } from './packedManifest';

/** A package in its published form, in its own folder. */
export interface PackedPackage {
  name: string;
  folder: string;
}

interface PackOptions {
  /** The root of the repository. */
  root: string;
  /** Receives one folder per package, each new, empty or packed earlier; default `dist` in each of them. */
  target?: string | undefined;
}

/** The files that npm reports it would pack. */
interface NpmPack {
  name: string;
  files: { path: string }[];
}

const SCRIPT = /^src\/(.+)\.tsx?$/;

/**
 * Writes the packages of `shared/` in their published form: sources compiled, all other files unchanged. `files` in
 * its package.json lists the files of a package.
 *
 * @returns one entry per package
 * @throws {SiteError} code `PACK_FAILED` if a type cannot be declared; `NOT_A_PACKAGE` if a folder has other files
 */
export function packPackages({ root, target }: PackOptions): readonly PackedPackage[] {
  const workspaces = listWorkspaces(path.join(root, 'shared'));
  const toFolder = (dir: string) =>
    target === undefined ? path.join(dir, 'dist') : path.join(target, path.basename(dir));
  if (target !== undefined) for (const dir of workspaces.keys()) assertReplaceable(toFolder(dir));
  const packs = listPackedFiles(
    root,
    [...workspaces.values()].map(({ name }) => name),
  );
  const sources = [...workspaces].flatMap(([dir, { name }]) =>
    (packs.get(name) ?? []).filter((file) => SCRIPT.test(file)).map((file) => path.join(dir, file)),
  );
  const { declarations, problems } = toDeclarations(root, sources);
  if (problems.length > 0)
    throw new SiteError(
      `[build] Failed to pack the shared packages: these types cannot be emitted.\n${problems.join('\n')}\nAnnotate each of them.`,
      'PACK_FAILED',
    );
  const commit = readCommit(root);
  return [...workspaces].map(([dir, manifest]) => {
    const folder = toFolder(dir);
    fs.rmSync(folder, { recursive: true, force: true });
    const write = (file: string, content: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), content);
    };
    for (const file of packs.get(manifest.name) ?? []) {
      const source = path.join(dir, file);
      const [, script] = SCRIPT.exec(file) ?? [];
      if (script === undefined) copy(source, path.join(folder, file.replace(/^src\//, 'lib/')));
      else {
        const { common, modules } = compileScripts(root, source, hasModules(manifest));
        write(`lib/${script}.js`, common);
        if (modules !== undefined) write(`esm/${script}.js`, modules);
        write(`lib/${script}.d.ts`, declarations.get(source) ?? '');
      }
    }
    write('package.json', `${JSON.stringify(toPackedManifest(manifest, commit), null, 2)}\n`);
    return { name: manifest.name, folder };
  });
}

/** Refuses a folder that is not an earlier result: everything in it would be deleted. */
function assertReplaceable(folder: string): void {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) return;
  const file = path.join(folder, 'package.json');
  const { exports = {} } = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Manifest>)
    : {};
  // Only packed packages export it.
  if (exports['./package.json'] !== undefined) return;
  throw new SiteError(
    `[build] Failed to pack into ${folder}: it has files and was not packed earlier, and packing replaces everything there. Name a new or empty folder.`,
    'NOT_A_PACKAGE',
  );
}

/** The packages in a folder, by their own folders. */
function listWorkspaces(shared: string): ReadonlyMap<string, Manifest> {
  return new Map(
    fs
      .readdirSync(shared)
      .sort()
      .map((name) => path.join(shared, name))
      .filter((dir) => fs.existsSync(path.join(dir, 'package.json')))
      .map((dir) => [dir, JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest]),
  );
}

/** Asks npm which files it would pack; by package name. */
function listPackedFiles(root: string, names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const workspaces = names.flatMap((name) => ['--workspace', name]);
  const [command, options] = process.platform === 'win32' ? ['npm.cmd', { shell: true }] : ['npm', {}];
  const output = execFileSync(command, ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    ...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], ...options },
    maxBuffer: 64 * 1024 * 1024,
  });
  const packs = Object.values(JSON.parse(output) as Record<string, NpmPack>);
  return new Map(packs.map(({ name, files }) => [name, files.map((file) => file.path)]));
}

function copy(source: string, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.copyFileSync(source, file);
}

function readCommit(root: string): string | null {
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      ...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    });
    return output.trim();
  } catch {
    return null;
  }
}
