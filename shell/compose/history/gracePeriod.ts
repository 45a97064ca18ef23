import { SiteError } from '@portfolio/contract';

/** Days for which a replaced composition remains usable, for tabs that are still open and for rebuilding it. */
const DEFAULT_GRACE_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Younger files are never removed, in milliseconds, nor what they need: the release or composition they belong to may
 * still be being written.
 */
export const MINIMUM_AGE_MS = DAY_MS;

/**
 * Reads the grace period, in milliseconds.
 *
 * @param days - as text; default `PORTFOLIO_GRACE_DAYS`, or 30
 * @throws {SiteError} code `BAD_GRACE_PERIOD`
 */
export function parseGracePeriod(
  days: string = process.env['PORTFOLIO_GRACE_DAYS'] ?? String(DEFAULT_GRACE_DAYS),
): number {
  const count = days.trim() === '' ? NaN : Number(days);
  if (!Number.isFinite(count) || count < 0)
    throw new SiteError(
      `Failed to read the grace period: "${days}" is not a number of days. Give 0 or more, such as ${DEFAULT_GRACE_DAYS}, as --grace-days or as PORTFOLIO_GRACE_DAYS.`,
      'BAD_GRACE_PERIOD',
    );
  return count * DAY_MS;
}
