import { spawnSync } from 'node:child_process';
import path from 'node:path';
import semver from 'semver';

const PROGRAM = path.join(__dirname, 'box.cjs');

/** The memory that the code of a release may use for its objects; a page takes some 50 MiB with the shell's part. */
const HEAP_MIB = 512;

/**
 * Starts a program in namespaces of its own: it has no network, and sees no process but itself. It ends with the one
 * that started it.
 */
const NAMESPACES = ['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--'];

/** How a box is started: a program and its arguments. */
export interface BoxCommand {
  file: string;
  args: readonly string[];
}

interface BoxProgram {
  /** The program that runs in the box; default the one that renders pages. */
  program?: string;
  /** Whether it loads native code, which Node's permissions do not hold; default false. */
  hasAddons?: boolean;
}

/** Says how to start a box on this machine that may read these folders, and nothing else. */
export function getBoxCommand(
  folders: readonly string[],
  { program = PROGRAM, hasAddons = false }: BoxProgram = {},
): BoxCommand {
  const args = [
    semver.satisfies(process.versions.node, '^22.13.0 || >=23.5.0')
      ? '--permission'
      : '--experimental-permission',
    `--allow-fs-read=${program}`,
    ...folders.map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
    hasAddons ? '--allow-addons' : '--no-addons',
    '--no-warnings',
    // No code from text: neither eval nor new Function.
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MIB}`,
    program,
  ];
  return hasNamespaces()
    ? { file: 'unshare', args: [...NAMESPACES, process.execPath, ...args] }
    : { file: process.execPath, args };
}

let namespaces: boolean | undefined;

/** Whether this machine lets us make namespaces: Linux does, unless its administrator or a container forbids it. */
export function hasNamespaces(): boolean {
  namespaces ??=
    process.platform === 'linux' &&
    spawnSync('unshare', [...NAMESPACES, process.execPath, '--version'], { stdio: 'ignore', env: {} })
      .status === 0;
  return namespaces;
}
