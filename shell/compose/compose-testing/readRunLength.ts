import { SiteError } from '@portfolio/contract';

/**
 * Reads how long a test runs, in minutes. A word that is no number must not run the short version, as if nothing was set.
 *
 * @param variable - name of the environment variable
 * @param given - its value
 * @param minutesOfAll - the length of "all"
 * @returns 0 if it is not set
 * @throws {SiteError} code `BAD_SETTING`
 */
export function readMinutes(variable: string, given: string | undefined, minutesOfAll: number): number {
  if (given === undefined || given === '') return 0;
  if (given === 'all') return minutesOfAll;
  if (/^\d+(?:\.\d+)?$/.test(given)) return Number(given);
  throw new SiteError(
    `Failed to read ${variable}: "${given}" is not a number of minutes. Write one such as 5, or "all" for ${minutesOfAll}.`,
    'BAD_SETTING',
  );
}

/**
 * Reads the seed of a run that is to be repeated.
 *
 * @param given - the value of `SEED`
 * @param fallback - the seed if it is not set
 * @throws {SiteError} code `BAD_SETTING`
 */
export function readSeed(given: string | undefined, fallback: number): number {
  if (given === undefined || given === '') return fallback;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new SiteError(
    `Failed to read SEED: "${given}" is not a seed. Write the whole number that the run to be repeated has printed.`,
    'BAD_SETTING',
  );
}
