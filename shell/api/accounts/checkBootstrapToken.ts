import { SiteError } from '@portfolio/contract';

const MIN_LENGTH = 16;

/**
 * Refuses a token for the first admin that is easy to guess, or that no Authorization header can contain: sign-up would
 * never open. An empty token counts as none.
 *
 * @throws {SiteError} code `WEAK_SECRET`
 */
export function checkBootstrapToken(token: string | undefined): string | undefined {
  if (token === undefined || token === '') return undefined;
  if (token.length < MIN_LENGTH)
    throw new SiteError(
      `Failed to use ADMIN_BOOTSTRAP_TOKEN: it has ${token.length} characters. Use ${MIN_LENGTH} random ones or more.`,
      'WEAK_SECRET',
    );
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new SiteError(
      'Failed to use ADMIN_BOOTSTRAP_TOKEN: it has a space, a line break or a character that a header cannot contain. Use letters and digits.',
      'WEAK_SECRET',
    );
  return token;
}
