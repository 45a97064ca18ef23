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
