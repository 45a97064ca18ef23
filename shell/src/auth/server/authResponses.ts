import type { User } from '../session/Session';
import { findTokenClaims } from '../session/tokenClaims';

/** The result of an accepted call. */
export interface SignedIn {
  user: Omit<User, 'token' | 'isLoggedIn'>;
  token: string;
  /** The number of failed sign-ins to this account before this one; only set if there were many. */
  failedAttempts?: number;
}

/** Extracts user and token from a response; null if they are missing, malformed, or of two different people. */
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

/** Extracts the reason of a refusal and the fields it concerns. */
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
