import type { User } from '../session/Session';
import { findTokenClaims } from '../session/tokenClaims';

/** What an accepted call gives. */
export interface SignedIn {
  user: Omit<User, 'token' | 'isLoggedIn'>;
  token: string;
  /** How often somebody failed to sign in to this account before, where that is often. */
  failedAttempts?: number;
}

/** Takes user and token out of an answer; null where they are missing, odd, or not of one and the same person. */
export function findSignedIn({
  user,
  token,
  failedAttempts,
}: Readonly<Record<string, unknown>>): SignedIn | null {
  if (typeof user !== 'object' || user === null || typeof token !== 'string') return null;
  const { ID, name, image, email, isAdmin } = user as Record<string, unknown>;
  if (typeof ID !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
  if (isAdmin !== 0 && isAdmin !== 1) return null;
  const claims = findTokenClaims(token, 'account');
  if (claims?.ID !== ID || claims.email !== email || claims.isAdmin !== isAdmin) return null;
  return {
    user: { ID, name, image: typeof image === 'string' ? image : '', email, isAdmin },
    token,
    ...(typeof failedAttempts === 'number' && { failedAttempts }),
  };
}

const NO_REASON = 'The server gave no reason.';

/** Takes the reason out of a refusal, and which fields it concerns. */
export function findRefusal({ message, fields }: Readonly<Record<string, unknown>>): {
  message: string;
  fields: Record<string, string>;
} {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return {
    message: typeof message === 'string' && message !== '' ? message : NO_REASON,
    fields: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
