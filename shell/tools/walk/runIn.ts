import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { SiteError } from '@portfolio/contract';

/** Environment variables that npm sets for its commands; they describe this repository. */
const OF_NPM = /^npm_(?!config_(cache|registry)$)/i;

/** Far longer than any command takes, or a program until it is ready. */
const LIMIT_MS = 900_000;

/** The environment of a user outside this repository. */
export function createEnvironment(own: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_NPM.test(name) && name !== 'INIT_CWD');
  return { ...Object.fromEntries(inherited), ...own };
}

/**
 * Runs a program in a folder and waits for it to exit.
 *
 * @returns its output
 * @throws {SiteError} code `WALK_FAILED`, with the end of its output
 */
export async function runIn(
  folder: string,
  environment: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): Promise<string> {
  try {
    const options = { cwd: folder, env: environment, maxBuffer: 64 * 1024 * 1024, timeout: LIMIT_MS };
    const { stdout } = await promisify(execFile)(command, args, options);
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new SiteError(
      `Failed to run "${[path.basename(command), ...args].join(' ')}" in ${folder}:\n${`${stdout}${stderr}`.slice(-4000)}\nRun it there by hand to see the whole output.`,
      'WALK_FAILED',
      { cause: error },
    );
  }
}

/** A program that runs until it is stopped. */
export interface Running {
  /** The match in the output. */
  match: RegExpExecArray;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until its output matches a pattern.
 *
 * @throws {SiteError} code `WALK_FAILED` if it exits before, or if no output matches in time; it is stopped then
 */
export function startIn(
  folder: string,
  environment: NodeJS.ProcessEnv,
  ready: RegExp,
  [command = '', ...args]: readonly string[],
): Promise<Running> {
  // A process group: npm starts further processes, and all of them have to be stopped.
  const child = spawn(command, args, { cwd: folder, env: environment, detached: true });
  let printed = '';
  const toError = (reason: string) =>
    new SiteError(
      `Failed to start "${[path.basename(command), ...args].join(' ')}" in ${folder}: it ${reason}.\n${printed.slice(-4000)}\nRun it there by hand.`,
      'WALK_FAILED',
    );
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      printed += text;
      const match = ready.exec(printed);
      if (match === null) return;
      clearTimeout(timer);
      resolve({ match, stop: () => stop(child) });
    };
    let failure = 'ended';
    const timer = setTimeout(() => {
      failure = `did not print ${ready} within ${LIMIT_MS / 1000} s`;
      stop(child, 'SIGKILL').catch(reject);
    }, LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', () => {
      clearTimeout(timer);
      reject(toError(failure));
    });
  });
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, signal);
  await closed;
}
