import type { Database } from '../database/Database';

/** Tokens that were revoked before they expired. */
export interface RevokedTokens {
  add(tokenId: string, expiresMs: number): Promise<void>;
  has(tokenId: string): Promise<boolean>;
}

/** Creates the list. Expired tokens are dropped from it, since they are refused anyway. */
export function createRevokedTokens(database: Database, now: () => number): RevokedTokens {
  return {
    async add(tokenId, expiresMs) {
      await database.query('DELETE FROM revoked_tokens WHERE expires_ms <= $1', [now()]);
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
