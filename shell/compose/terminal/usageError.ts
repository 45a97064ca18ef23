import { SiteError } from '@portfolio/contract';

/**
 * Creates the error of a command that was called with invalid arguments. The reason is last: a long usage would move it
 * out of the window.
 *
 * @param usage - of the command
 * @param reason - one sentence
 */
export function createUsageError(usage: string, reason: string): SiteError {
  return new SiteError(`${usage}\n\n${reason}`, 'USAGE');
}

/**
 * Refuses more arguments than a command takes: to ignore one would be a surprise.
 *
 * @param usage - of the command
 * @param given - the arguments, without options
 * @throws {SiteError} code `USAGE`
 */
export function assertAtMost(usage: string, given: readonly string[], maxCount: number): void {
  const extra = given[maxCount];
  if (extra !== undefined) throw createUsageError(usage, `The argument "${extra}" is one too many.`);
}
