import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/Database';
import type { Account } from './accountStore';
import { toEmailKey } from './credentialRules';

/** How long a browser counts as known after a sign-in. */
export const DEVICE_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Older browsers of an account are forgotten. */
const MAX_DEVICES = 20;
const DEVICE_PATTERN = /^[\w-]{43}$/;
const DEVICE_BYTES = 32;

/**
 * Creates a store of the browsers from which accounts have signed in. Their attempts are counted separately, so that a
 * stranger who guesses passwords cannot lock the owner out.
 */
export function createDeviceStore(database: Database, now: () => number) {
  async function isKnown(device: string | undefined, email: string): Promise<boolean> {
    if (device === undefined || !DEVICE_PATTERN.test(device)) return false;
    const rows = await database.query(
      `SELECT 1 FROM devices JOIN accounts ON accounts.id = devices.account_id
       WHERE devices.key = $1 AND accounts.email_key = $2 AND devices.expires_ms > $3`,
      [toDeviceKey(device), toEmailKey(email), now()],
    );
    return rows.length > 0;
  }

  return {
    /**
     * Whether a browser has signed in with this email. Unknown emails cause the same query, so timing reveals
     * nothing.
     */
    isKnown,

    /**
     * Records that an account has signed in from a browser.
     *
     * @param device - the browser's cookie. If this account does not know it, it may have been set by somebody else, and
     *   a new value is created
     */
    async remember(
      device: string | undefined,
      { id: accountId, email }: Pick<Account, 'id' | 'email'>,
    ): Promise<string> {
      const known =
        device !== undefined && (await isKnown(device, email))
          ? device
          : randomBytes(DEVICE_BYTES).toString('base64url');
      await database.query(
        `INSERT INTO devices (key, account_id, expires_ms) VALUES ($1, $2, $3)
         ON CONFLICT (key, account_id) DO UPDATE SET expires_ms = excluded.expires_ms`,
        [toDeviceKey(known), accountId, now() + DEVICE_LIFETIME_MS],
      );
      await database.query(
        `DELETE FROM devices WHERE account_id = $1 AND key NOT IN
         (SELECT key FROM devices WHERE account_id = $1 ORDER BY expires_ms DESC LIMIT $2)`,
        [accountId, MAX_DEVICES],
      );
      return known;
    },
  };
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Devices are stored as hashes, so reading the database is not enough to impersonate one. */
export function toDeviceKey(device: string): string {
  return createHash('sha256').update(device).digest('base64url');
}
