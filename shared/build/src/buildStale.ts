import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SiteError } from '@portfolio/contract';

/** A workspace with a build. */
export interface Buildable {
  dir: string;
  kind: 'shell' | 'remote';
}

/** The published package has it compiled, like this file. */
const SCRIPT = path.join(__dirname, `commands/buildOne${path.extname(__filename)}`);

/**
 * Builds the workspaces whose sources have changed, one per core, each in its own process.
 *
 * @param workspaces - the candidates
 * @param onBuilt - called for each workspace that was built
 * @throws {SiteError} code `BUILD_FAILED`, with the output of the first build that failed
 */
export async function buildStale(
  workspaces: readonly Buildable[],
  onBuilt: (workspace: Buildable) => void,
): Promise<void> {
  const queue = [...workspaces];
  async function runLane(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      if (await buildOne(next)) onBuilt(next);
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, runLane));
}

async function buildOne({ dir, kind }: Buildable): Promise<boolean> {
  const args = ['--require', require.resolve('tsx/cjs'), SCRIPT, kind, dir];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: dir });
    return stdout.trim().endsWith('built');
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new SiteError(
      `[build] Failed to build ${dir}:\n${stdout}${stderr}\nFix each error above, then start again.`,
      'BUILD_FAILED',
      { cause: error },
    );
  }
}
