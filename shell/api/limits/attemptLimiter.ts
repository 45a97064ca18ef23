import { createHash } from 'node:crypto';
import type { Database } from '../database/Database';
import { RequestFault } from '../requests/RequestFault';

/** So many attempts in so long. */
export interface Limit {
  maxCount: number;
  windowMs: number;
}

/** Every limit of the functions. */
export interface Limits {
  loginByAddress: Limit;
  /** Counts failures: a right password clears it. */
  loginByAccount: Limit;
  registerByAddress: Limit;
  registerByAccount: Limit;
  reportsByAddress: Limit;
}

const MINUTE_MS = 60_000;

export const DEFAULT_LIMITS: Limits = {
  loginByAddress: { maxCount: 60, windowMs: 15 * MINUTE_MS },
  loginByAccount: { maxCount: 10, windowMs: 15 * MINUTE_MS },
  registerByAddress: { maxCount: 20, windowMs: 60 * MINUTE_MS },
  registerByAccount: { maxCount: 10, windowMs: 60 * MINUTE_MS },
  reportsByAddress: { maxCount: 60, windowMs: 15 * MINUTE_MS },
};

/** Old counts are cleared away once in so many attempts. */
const CLEAR_EVERY = 200;

export interface AttemptLimiter {
  /** Counts an attempt before it is made, so that many at once count, too. Throws status 429 when it is one too many. */
  count(name: keyof Limits, who: string): Promise<void>;
  forget(name: keyof Limits, who: string): Promise<void>;
}

/** Creates the limiter. It keeps counts by hash: neither addresses nor emails are stored. */
export function createAttemptLimiter(database: Database, limits: Limits, now: () => number): AttemptLimiter {
  let countSinceClearing = 0;

  return {
    async count(name, who) {
      const { maxCount, windowMs } = limits[name];
      const nowMs = now();
      countSinceClearing += 1;
      if (countSinceClearing % CLEAR_EVERY === 0)
        await database.query('DELETE FROM attempts WHERE window_ends_ms <= $1', [nowMs]);
      const [row] = await database.query<{ count: number; window_ends_ms: number }>(
        `INSERT INTO attempts (key, count, window_ends_ms) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN attempts.window_ends_ms <= $3 THEN 1 ELSE attempts.count + 1 END,
           window_ends_ms = CASE WHEN attempts.window_ends_ms <= $3 THEN $2 ELSE attempts.window_ends_ms END
         RETURNING count, window_ends_ms`,
        [toKey(name, who), nowMs + windowMs, nowMs],
      );
      if (row !== undefined && row.count > maxCount)
        throw new RequestFault(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Wait a while, then try again.', {
          retryAfterSeconds: Math.max(1, Math.ceil((row.window_ends_ms - nowMs) / 1000)),
        });
    },
    async forget(name, who) {
      await database.query('DELETE FROM attempts WHERE key = $1', [toKey(name, who)]);
    },
  };
}

function toKey(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}
