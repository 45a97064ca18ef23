import type { Database } from '../database/Database';

/** The tokens that were given back before they expired. */
export interface RevokedTokens {
  add(tokenId: string, expiresMs: number): Promise<void>;
  has(tokenId: string): Promise<boolean>;
}

/** Creates the list. It drops a token once it has expired: it is refused anyway. */
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
