import { reportFailure } from '@portfolio/build/report-failure';

/** Runs a command; if it fails, it exits with code 1 and the reason. */
export function runMain(command: () => Promise<void>): void {
  command().catch((error: unknown) => reportFailure(error));
}
