import { SiteError } from '@portfolio/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from '../accounts/accountStore';
import type { KeyRing } from './keyRing';
import { TOKEN_LIFETIME_MS } from './lifetime';

/** One algorithm, never the token's own choice. */
const ALGORITHM = 'HS256';
const ISSUER = 'portfolio';

export interface Tokens {
  create(account: Account): Promise<string>;
  /** The account's id; null for a token that is forged, expired or meant for somebody else. */
  findAccountId(token: string): Promise<string | null>;
}

/**
 * Creates what makes and checks the tokens.
 *
 * @param now - milliseconds since 1970
 */
export function createTokens(keys: KeyRing, now: () => number): Tokens {
  return {
    async create({ id, email, isAdmin }) {
      const { kid, secret } = keys.getSigningKey();
      const issuedSeconds = Math.floor(now() / 1000);
      return new SignJWT({ email, isAdmin: isAdmin ? 1 : 0 })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(id)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(issuedSeconds)
        .setExpirationTime(issuedSeconds + TOKEN_LIFETIME_MS / 1000)
        .sign(secret);
    },

    async findAccountId(token) {
      try {
        const { payload } = await jwtVerify(
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
            requiredClaims: ['exp', 'sub'],
            currentDate: new Date(now()),
          },
        );
        return payload.sub ?? null;
      } catch {
        return null;
      }
    },
  };
}
