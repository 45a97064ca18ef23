import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a command of this folder as `npm run` does. The variables replace those of the environment. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), path.join(__dirname, `../${name}.ts`), ...args],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { stdout, stderr, status };
}
