import { GUEST, type Session } from './Session';
import { findSessionToken } from './sessionCookies';
import { findTokenClaims } from './tokenClaims';
import { findStoredUser } from './userStorage';

/**
 * Reads who is signed in. User and token must match: a user modified in the storage, for example into an admin, counts
 * as a guest.
 */
export function readSession(nowMs: number): Session {
  const user = findStoredUser();
  const found = findSessionToken();
  if (user === undefined || found === undefined || user.token !== found.token) return GUEST;
  const claims = findTokenClaims(found.token, found.kind);
  if (claims === null || claims.expiresMs <= nowMs) return GUEST;
  const isSame = claims.ID === user.ID && claims.email === user.email && claims.isAdmin === user.isAdmin;
  return isSame ? { status: 'signedIn', kind: found.kind, user, expiresMs: claims.expiresMs } : GUEST;
}
