import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ShellPaths } from '../../../compose/shell-build/paths';

/** The cost of one composition. */
export interface ComposeFigures {
  ms: number;
  /** Processor time of all threads. */
  cpuMs: number;
  /** Peak memory of the process, including workers. */
  peakBytes: number;
  pageCount: number;
  renderedCount: number;
}

/** Composes in a child process and measures it. */
export function runCompose(paths: ShellPaths & { registry: string }): ComposeFigures {
  const script = path.join(__dirname, 'composeOnce.ts');
  const args = ['--require', require.resolve('tsx/cjs'), script, JSON.stringify(paths)];
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ComposeFigures;
}
