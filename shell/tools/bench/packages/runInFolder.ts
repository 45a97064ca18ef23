import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions {
  folder: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end, with its errors on the terminal, while this process goes on with other work.
 *
 * @returns whether it ended without an error
 */
export async function runInFolder(
  command: string,
  args: readonly string[],
  { folder, env = process.env }: RunOptions,
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && command.endsWith('.cmd'),
  });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch (error) {
    // It did not start.
    console.error(String(error));
    return false;
  }
}
