import type { SignedIn } from '../server/authResponses';
import { findTokenClaims } from '../session/tokenClaims';

interface Expected {
  clientId: string;
  nonce: string;
  nowMs: number;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Reads id, name, image and email from Google's id token; DECISIONS 20.
 *
 * @returns null for a malformed or expired token, or one from another issuer, for another site or another attempt
 */
export function findGoogleUser(credential: unknown, { clientId, nonce, nowMs }: Expected): SignedIn | null {
  if (typeof credential !== 'string') return null;
  const claims = findTokenClaims(credential, 'google');
  if (claims === null || claims.expiresMs <= nowMs) return null;
  const { aud, iss, name, picture, nonce: givenNonce } = claims.all;
  if (aud !== clientId || givenNonce !== nonce || !ISSUERS.some((issuer) => issuer === iss)) return null;
  return {
    token: credential,
    user: {
      ID: claims.ID,
      name: typeof name === 'string' ? name : claims.email,
      image: typeof picture === 'string' && picture.startsWith('https://') ? picture : '',
      email: claims.email,
      isAdmin: 0,
    },
  };
}
