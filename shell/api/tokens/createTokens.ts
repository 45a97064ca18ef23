import { randomUUID } from 'node:crypto';
import { SiteError } from '@portfolio/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../accounts/accountStore';
import type { KeyRing } from './keyRing';
import { TOKEN_LIFETIME_MS } from './lifetime';
import type { RevokedTokens } from './revokedTokens';

/** The algorithm is fixed: the one named in a token is never trusted. */
const ALGORITHM = 'HS256';
const ISSUER = 'portfolio';

export interface Tokens {
  create(account: Pick<Account, 'id' | 'email' | 'isAdmin'>): Promise<string>;
  /** The account's id; null if the token is forged, expired, revoked or was issued for another service. */
  findAccountId(token: string): Promise<string | null>;
  /** Revokes a token before it expires. */
  revoke(token: string): Promise<void>;
}

interface Claims {
  sub: string;
  jti: string;
  exp: number;
}

/**
 * Creates the service that issues and verifies tokens.
 *
 * @param now - milliseconds since 1970
 */
export function createTokens(keys: KeyRing, revoked: RevokedTokens, now: () => number): Tokens {
  async function findClaims(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify<Claims>(
        token,
        ({ kid }) => {
          const key = kid === undefined ? undefined : keys.findKey(kid);
          if (key === undefined)
            throw new SiteError(
              `[api] Failed to check a token: no secret has the key id "${kid}". Sign in again, or put the secret back into AUTH_SECRETS.`,
              'UNKNOWN_TOKEN_KEY',
            );
          return key.secret;
        },
        {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['exp', 'sub', 'jti'],
          currentDate: new Date(now()),
        },
      );
      return payload;
    } catch {
      return null;
    }
  }

  return {
    async create({ id, email, isAdmin }) {
      const { kid, secret } = keys.getSigningKey();
      const issuedSeconds = Math.floor(now() / 1000);
      return new SignJWT({ email, isAdmin: isAdmin ? 1 : 0 })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(issuedSeconds)
        .setExpirationTime(issuedSeconds + TOKEN_LIFETIME_MS / 1000)
        .sign(secret);
    },

    async findAccountId(token) {
      const claims = await findClaims(token);
      return claims === null || (await revoked.has(claims.jti)) ? null : claims.sub;
    },

    async revoke(token) {
      const claims = await findClaims(token);
      if (claims !== null) await revoked.add(claims.jti, claims.exp * 1000);
    },
  };
}

/**
 * The part of a token that a page may keep: it says who is signed in and until when, but cannot be used to
 * authenticate.
 */
export function withoutSignature(token: string): string {
  return token.slice(0, token.lastIndexOf('.') + 1);
}
