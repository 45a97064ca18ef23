import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/Database';
import { toEmailKey } from './credentialRules';

/** How long a browser counts as known after a sign-in. */
export const DEVICE_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** An account forgets all but its latest ones. */
const MAX_DEVICES = 20;
const DEVICE_PATTERN = /^[\w-]{43}$/;
const DEVICE_BYTES = 32;

/**
 * Creates what knows from which browsers an account has been used. Their attempts count for themselves, so that a
 * stranger who tries an account's password cannot keep its owner out.
 */
export function createDeviceStore(database: Database, now: () => number) {
  return {
    /** Says whether a browser has signed in with this email; asks the same of the database for unknown emails. */
    async isKnown(device: string | undefined, email: string): Promise<boolean> {
      if (device === undefined || !DEVICE_PATTERN.test(device)) return false;
      const rows = await database.query(
        `SELECT 1 FROM devices JOIN accounts ON accounts.id = devices.account_id
         WHERE devices.key = $1 AND accounts.email_key = $2 AND devices.expires_ms > $3`,
        [toDeviceKey(device), toEmailKey(email), now()],
      );
      return rows.length > 0;
    },

    /**
     * Keeps that an account was used from a browser.
     *
     * @param device - what the browser sent; a new one is made where it sent none
     */
    async remember(device: string | undefined, accountId: string): Promise<string> {
      const known =
        device !== undefined && DEVICE_PATTERN.test(device)
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

/** Somebody who reads the database cannot pass for a device. */
export function toDeviceKey(device: string): string {
  return createHash('sha256').update(device).digest('base64url');
}
