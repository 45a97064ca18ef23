import { SiteError } from '@portfolio/contract';

/** Runs a command and exits with code 1 if it fails: an expected error prints its message, any other its stack. */
export function runMain(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof SiteError ? error.message : error);
    process.exitCode = 1;
  });
}
