import { SiteError } from '@portfolio/contract';

/**
 * Reports why a command failed, and makes its exit code 1. An expected error prints its message and then its code, by
 * which `shared/docs/errors.md` is ordered; any other its stack. With `--json`, standard output gets one object with
 * `code` and `message`; the code of an unexpected error is null.
 *
 * @param error - what was thrown
 * @param isJson - whether a program reads the output (default: if `--json` was given)
 */
export function reportFailure(error: unknown, isJson = process.argv.includes('--json')): void {
  process.exitCode = 1;
  const isExpected = error instanceof SiteError;
  if (isJson) {
    const code = isExpected ? error.code : null;
    const message = error instanceof Error ? error.message : String(error);
    console.log(JSON.stringify({ code, message }, null, 2));
  }
  if (!isExpected) console.error(error);
  else if (!isJson) console.error(`${error.message}\nCode: ${error.code}`);
}
