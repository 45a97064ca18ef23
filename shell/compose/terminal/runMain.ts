import { reportFailure } from '@portfolio/build/report-failure';
import { toDiskFault } from './diskFault';

/** Runs a command; if it fails, it exits with code 1 and the reason. */
export function runMain(command: () => Promise<void>): void {
  command().catch((error: unknown) => reportFailure(toDiskFault(error)));
}
