import { signIn } from '../session/sessionStore';
import { findTokenClaims } from '../session/tokenClaims';
import { NO_STORAGE_TEXT, WRONG_CLOCK_TEXT } from './authAlerts';

/**
 * Signs a visitor in, as {@link signIn} does.
 *
 * @returns why it failed, for the visitor; undefined if it worked
 */
export function trySignIn(...[user, token, kind]: Parameters<typeof signIn>): string | undefined {
  try {
    signIn(user, token, kind);
    return undefined;
  } catch {
    // The server has only just issued the token: if it seems to have expired, the clock here is ahead.
    const claims = findTokenClaims(token, kind);
    return claims !== null && claims.expiresMs <= Date.now() ? WRONG_CLOCK_TEXT : NO_STORAGE_TEXT;
  }
}
