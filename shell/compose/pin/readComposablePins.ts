import { type PinsFile, SiteError } from '@portfolio/contract';
import { formatRefusals } from '../gate/checkPins';
import { checkRevoked, withoutRevoked } from '../release/revoked';
import { readPins } from './pinsFile';

/**
 * Reads the pins of a site to compose, without revoked fallbacks.
 *
 * @throws {SiteError} code `BAD_PINS`, or `REVOKED` with every pinned release that is revoked
 */
export function readComposablePins(file: string): PinsFile {
  const pins = readPins(file);
  const refusals = Object.entries(pins.remotes).flatMap(([id, pin]) => checkRevoked(pins, id, pin));
  if (refusals.length > 0)
    throw new SiteError(
      `Refused to compose ${file}; the site is unchanged.\n${formatRefusals(refusals)}`,
      'REVOKED',
    );
  return withoutRevoked(pins);
}
