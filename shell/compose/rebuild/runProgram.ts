import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SiteError } from '@portfolio/contract';

/** The environment variables that git, npm and a build need. Registry keys and tokens are not passed on. */
const PASSED = [
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'SSH_AUTH_SOCK', 'NODE_EXTRA_CA_CERTS'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['npm_config_registry', 'npm_config_userconfig', 'npm_config_cache'],
  ...['SystemRoot', 'ComSpec', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'TEMP', 'TMP'],
];

/** How many characters of the output a message shows; the reason is usually at the end. */
const SHOWN_LENGTH = 4000;

/**
 * Runs a program and waits for it to exit.
 *
 * @returns its output
 * @throws {SiteError} code `REBUILD_FAILED` with the end of its output
 */
export async function runProgram(cwd: string, command: string, ...args: string[]): Promise<string> {
  const isScript = process.platform === 'win32' && command === 'npm';
  const env = Object.fromEntries(PASSED.map((name) => [name, process.env[name]]));
  const options = { cwd, env: env as NodeJS.ProcessEnv, maxBuffer: Infinity, shell: isScript };
  try {
    const { stdout } = await promisify(execFile)(command, args, options);
    return stdout;
  } catch (cause) {
    const { stdout = '', stderr = '', message = '' } = cause as Record<string, string | undefined>;
    const output = `${stdout}${stderr}`.trim() || message;
    throw new SiteError(
      `Failed to run "${[command, ...args].join(' ')}": ${output.slice(-SHOWN_LENGTH)}\nFix the cause, then build the release again.`,
      'REBUILD_FAILED',
      { cause },
    );
  }
}
