import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { SiteError } from '@portfolio/contract';
import type * as renderer from '../../src/render';

export type {
  ComposedRemote,
  CompositionFacts,
  DevServerRules,
  DocumentSource,
  FileRef,
  HeaderRules,
  OfflineComposition,
  OfflineFile,
  PageData,
  PageHeaders,
  PolicySources,
  PageRights,
  ReleaseRef,
  RenderedPage,
  SiteMap,
  SharePicture,
  SiteRemote,
  TextSetter,
  FaceName,
} from '../../src/render';

/** The exports of `shell/src/render.tsx`, built for Node: all that the composer may use of the shell. */
export type ShellRenderer = typeof renderer;

/** The version that this composer requires of a shell build: `COMPOSING_API` of its renderer. */
const COMPOSING_API: typeof renderer.COMPOSING_API = 9;

function readShellBuild(dist: string): ShellBuild {
  const file = path.join(dist, 'shell.json');
  if (!fs.existsSync(file)) throw createMissingError(file);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ShellBuild;
}

function createMissingError(file: string): SiteError {
  return new SiteError(
    `Failed to read ${file}: the shell is not built. Run "npm run build -w shell" first.`,
    'NO_SHELL_BUILD',
  );
}

/** When the loaded build was written, by file. */
const loadedTimes = new Map<string, number>();

/**
 * Loads the current node build of the shell, even if this process has loaded an earlier one.
 *
 * @throws {SiteError} code `NO_SHELL_BUILD`, or `OTHER_SHELL_BUILD` if it was built for a different composer
 */
export function loadShellRenderer(dist: string): ShellRenderer {
  const file = path.join(dist, 'node/render.js');
  const writtenMs = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenMs === undefined) throw createMissingError(file);
  const folder = path.dirname(fs.realpathSync(file)) + path.sep;
  if (loadedTimes.get(file) !== writtenMs)
    for (const loaded of Object.keys(require.cache))
      if (loaded.startsWith(folder)) Reflect.deleteProperty(require.cache, loaded);
  loadedTimes.set(file, writtenMs);
  const found = require(file) as ShellRenderer;
  if (found.COMPOSING_API !== COMPOSING_API)
    throw new SiteError(
      `Failed to use ${file}: it was built for another composer. Run "npm run build -w shell", or check out the commit that it was built from.`,
      'OTHER_SHELL_BUILD',
    );
  return found;
}

/** The parts of a shell build: folders of its `dist/`, and the files in them. */
export function listShellBuilds({ files, node, worker, public: rootFiles = {} }: ShellBuild) {
  return [
    { folder: 'web', files },
    { folder: 'node', files: node },
    { folder: 'worker', files: worker },
    { folder: 'public', files: rootFiles },
  ] as const;
}

/** The hash of a shell build: of its description, which contains the hash of every file. */
export function toShellHash(shell: ShellBuild): string {
  return createHash('sha256').update(JSON.stringify(shell)).digest('hex');
}

/** A shell build, opened for composing. */
export interface Shell {
  /** Folder of the build. */
  dist: string;
  build: ShellBuild;
  hash: string;
  renderer: ShellRenderer;
}

/**
 * Opens the shell's build.
 *
 * @throws {SiteError} code `NO_SHELL_BUILD` or `OTHER_SHELL_BUILD`
 */
export function openShell(dist: string): Shell {
  const build = readShellBuild(dist);
  return { dist, build, hash: toShellHash(build), renderer: loadShellRenderer(dist) };
}
