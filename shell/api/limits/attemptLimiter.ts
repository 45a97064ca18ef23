import { createHash } from 'node:crypto';
import type { Database } from '../database/Database';
import { RequestFault } from '../requests/RequestFault';

/** A number of attempts per time window. */
export interface Limit {
  maxCount: number;
  windowMs: number;
}

/** Every limit of the API. */
export interface Limits {
  /** By address block; known browsers are not counted here. */
  loginByAddress: Limit;
  /** By account and address block together. Counts failures: a successful sign-in clears it. */
  loginByAccount: Limit;
  /** By account and known browser together. Counts failures: a successful sign-in clears it. */
  loginByDevice: Limit;
  /** By address block, all known browsers together. A successful sign-in does not clear it. */
  loginByDeviceAddress: Limit;
  registerByAddress: Limit;
  reportsByAddress: Limit;
}

const MINUTE_MS = 60_000;

export const DEFAULT_LIMITS: Limits = {
  loginByAddress: { maxCount: 60, windowMs: 15 * MINUTE_MS },
  loginByAccount: { maxCount: 10, windowMs: 15 * MINUTE_MS },
  loginByDevice: { maxCount: 10, windowMs: 15 * MINUTE_MS },
  loginByDeviceAddress: { maxCount: 60, windowMs: 15 * MINUTE_MS },
  registerByAddress: { maxCount: 20, windowMs: 60 * MINUTE_MS },
  reportsByAddress: { maxCount: 60, windowMs: 15 * MINUTE_MS },
};

/** How long failures are remembered for the notice to the owner. */
const FAILURE_LIFETIME_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * In SQL, with the end of a window that opens now as $2, and now as $3. A window that ends later was opened while the clock
 * was ahead; by a year, for example, it would refuse attempts for as long.
 */
const IS_OPEN = 'attempts.window_ends_ms > $3 AND attempts.window_ends_ms <= $2';

/** Expired counts are deleted once every so many attempts, on average. */
const CLEAR_EVERY = 200;

export interface AttemptLimiter {
  /** Counts an attempt before it is made, so that concurrent attempts count too. Throws status 429 above the limit. */
  count(name: keyof Limits, subject: string): Promise<void>;
  forget(name: keyof Limits, subject: string): Promise<void>;
  /** Counts a failed sign-in to an account, from any address. It never refuses anyone. */
  noteFailure(subject: string): Promise<void>;
  /** Returns the number of failures since the last call, and resets it. */
  takeFailures(subject: string): Promise<number>;
}

interface Counted {
  count: number;
  window_ends_ms: number;
}

/**
 * Creates the limiter. Counts are stored by hash: neither addresses nor emails are stored.
 *
 * @param random - from 0 up to 1
 */
export function createAttemptLimiter(
  database: Database,
  limits: Limits,
  now: () => number,
  random: () => number = Math.random,
): AttemptLimiter {
  async function increment(key: string, windowMs: number): Promise<Counted | undefined> {
    const nowMs = now();
    // At random, not by a counter: on a serverless host, no process may live for that many attempts.
    if (random() < 1 / CLEAR_EVERY)
      await database.query('DELETE FROM attempts WHERE window_ends_ms <= $1', [nowMs]);
    const [row] = await database.query<Counted>(
      `INSERT INTO attempts (key, count, window_ends_ms) VALUES ($1, 1, $2)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN ${IS_OPEN} THEN attempts.count + 1 ELSE 1 END,
         window_ends_ms = CASE WHEN ${IS_OPEN} THEN attempts.window_ends_ms ELSE $2 END
       RETURNING count, window_ends_ms`,
      [key, nowMs + windowMs, nowMs],
    );
    return row;
  }

  return {
    async count(name, subject) {
      const { maxCount, windowMs } = limits[name];
      const row = await increment(toKey(name, subject), windowMs);
      if (row !== undefined && row.count > maxCount)
        throw new RequestFault(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Wait a while, then try again.', {
          retryAfterSeconds: Math.max(1, Math.ceil((row.window_ends_ms - now()) / 1000)),
        });
    },
    async forget(name, subject) {
      await database.query('DELETE FROM attempts WHERE key = $1', [toKey(name, subject)]);
    },
    async noteFailure(subject) {
      await increment(toKey('failures', subject), FAILURE_LIFETIME_MS);
    },
    async takeFailures(subject) {
      const [row] = await database.query<Counted>(
        'DELETE FROM attempts WHERE key = $1 RETURNING count, window_ends_ms',
        [toKey('failures', subject)],
      );
      return row !== undefined && row.window_ends_ms > now() ? row.count : 0;
    },
  };
}

function toKey(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
