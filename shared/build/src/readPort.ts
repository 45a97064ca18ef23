import { SiteError } from '@portfolio/contract';

/** The highest number of a port. */
const HIGHEST = 65_535;

/**
 * Reads the port to listen on from `PORT`. An empty value is none.
 *
 * @param fallback - the port without one; 0 picks a free port
 * @throws {SiteError} code `BAD_PORT` if it is not the number of a port
 */
export function readPort(fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const given = env['PORT'] || String(fallback);
  const port = /^\d+$/.test(given) ? Number(given) : NaN;
  if (port <= HIGHEST) return port;
  throw new SiteError(
    `Failed to read PORT: "${given}" is not a port. Use a number from 0 to ${HIGHEST}; 0 picks a free one.`,
    'BAD_PORT',
  );
}
