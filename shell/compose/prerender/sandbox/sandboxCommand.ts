import { spawnSync } from 'node:child_process';
import path from 'node:path';
import semver from 'semver';

const PROGRAM = path.join(__dirname, 'sandbox.cjs');

/** The heap limit for the code of a release; a page takes about 50 MiB including the shell's part. */
const HEAP_MIB = 512;

/** Runs a program in separate namespaces: it has no network, sees no other process, and ends with its parent. */
const NAMESPACES = ['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--'];

/** The command that starts a sandbox. */
export interface SandboxCommand {
  file: string;
  args: readonly string[];
}

interface SandboxProgram {
  /** The program that runs in the sandbox; default the one that renders pages. */
  program?: string;
  /** Whether it loads native code, which Node's permissions cannot restrict; default false. */
  hasAddons?: boolean;
}

/** Returns the command that starts a sandbox which may read these folders and nothing else. */
export function getSandboxCommand(
  folders: readonly string[],
  { program = PROGRAM, hasAddons = false }: SandboxProgram = {},
): SandboxCommand {
  const args = [
    semver.satisfies(process.versions.node, '^22.13.0 || >=23.5.0')
      ? '--permission'
      : '--experimental-permission',
    `--allow-fs-read=${program}`,
    ...folders.map((folder) => `--allow-fs-read=${path.join(folder, '*')}`),
    hasAddons ? '--allow-addons' : '--no-addons',
    '--no-warnings',
    // Neither eval nor new Function.
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MIB}`,
    program,
  ];
  return hasNamespaces()
    ? { file: 'unshare', args: [...NAMESPACES, process.execPath, ...args] }
    : { file: process.execPath, args };
}

let namespaces: boolean | undefined;

/** Whether this machine lets us create namespaces: Linux does, unless its administrator or a container forbids it. */
export function hasNamespaces(): boolean {
  namespaces ??=
    process.platform === 'linux' &&
    spawnSync('unshare', [...NAMESPACES, process.execPath, '--version'], { stdio: 'ignore', env: {} })
      .status === 0;
  return namespaces;
}
