import { spawn } from 'node:child_process';

/**
 * Runs a command to its end.
 *
 * @param command - the program and its arguments
 * @param options - `output`: `live` prints it as it arrives; `whole` returns it, so that parallel commands do not mix
 * @returns the exit code, 1 after a signal, and the output if it was not printed
 * @throws {Error} if the program cannot be started
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>> | undefined; output: 'live' | 'whole' },
): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: options.output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}
