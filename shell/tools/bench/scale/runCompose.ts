import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hasNamespaces } from '../../../compose/prerender/sandbox/sandboxCommand';
import type { ShellPaths } from '../../../compose/shell-build/paths';
import { toDifference } from '../figures/median';
import { readChildCpuMs } from './readChildCpuMs';

/** The cost of one composition, as the composer itself sees it. */
export interface OwnFigures {
  ms: number;
  /** Peak memory of the composer itself, without the processes that it starts. */
  peakBytes: number;
  pageCount: number;
  renderedCount: number;
}

/** The cost of one composition. */
export interface ComposeFigures extends OwnFigures {
  /** Processor time of all processes and threads, including their start; null if the system does not tell. */
  cpuMs: number | null;
}

/**
 * A shell that is the first process of a namespace waits for all others in it. Otherwise the time of those whose parent
 * was killed, such as the ones that draw share pictures, is lost.
 */
const NAMESPACE = 'unshare --user --map-root-user --pid --fork --kill-child sh -c'.split(' ');
/** Not the last command, or the shell would be replaced by it. */
const RUN = '"$@"; exit $?';

/** Composes in a child process and measures it. */
export function runCompose(paths: ShellPaths & { registry: string }): ComposeFigures {
  const script = path.join(__dirname, 'composeOnce.ts');
  const node = [process.execPath, '--require', require.resolve('tsx/cjs'), script, JSON.stringify(paths)];
  const [file = '', ...args] = hasNamespaces() ? [...NAMESPACE, RUN, 'sh', ...node] : node;
  const beforeMs = readChildCpuMs();
  const output = execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    ...(JSON.parse(output.trim().split('\n').at(-1) ?? '') as OwnFigures),
    cpuMs: toDifference(readChildCpuMs(), beforeMs),
  };
}
