import type { Database } from '../database/Database';

/** Tokens that were revoked before they expired. */
export interface RevokedTokens {
  add(tokenId: string, expiresMs: number): Promise<void>;
  has(tokenId: string): Promise<boolean>;
}

/**
 * How long a token stays in the list after it has expired: while the clock is ahead, tokens seem to have expired that will
 * be accepted once it is right again.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Creates the list. Tokens that expired a while ago are dropped from it, since they are refused anyway. */
export function createRevokedTokens(database: Database, now: () => number): RevokedTokens {
  return {
    async add(tokenId, expiresMs) {
      await database.query('DELETE FROM revoked_tokens WHERE expires_ms <= $1', [now() - KEPT_MS]);
      await database.query(
        'INSERT INTO revoked_tokens (token_id, expires_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [tokenId, expiresMs],
      );
    },
    async has(tokenId) {
      const rows = await database.query('SELECT 1 FROM revoked_tokens WHERE token_id = $1', [tokenId]);
      return rows.length > 0;
    },
  };
}
