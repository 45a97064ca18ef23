import { SiteError } from '@portfolio/contract';

/** Runs a command; an expected error ends it with its message and exit code 1, another one with its stack. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof SiteError ? error.message : error);
    process.exitCode = 1;
  });
}
