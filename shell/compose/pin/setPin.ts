import { isDeepStrictEqual } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { formatRefusals } from '../gate/checkPins';
import { findWanted, judge, type PinOptions, type PinVerdict } from './judgePin';
import { changePins, readPins } from './pinsFile';

interface SetPinOptions extends PinOptions {
  /** Checks, and writes nothing. */
  isDryRun?: boolean;
  /** Gets what is worth saying meanwhile; default the terminal, beside the result. */
  log?: (line: string) => void;
}

/** The result of pinning. */
export interface PinResult extends PinVerdict {
  isWritten: boolean;
}

/**
 * Pins one release after it passed the gate; where the gate refuses it, the pins are as they were. The gate judges a
 * release beside all that is pinned: where another maintainer changes that meanwhile, it is asked again.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `LOCKED`
 */
export async function tryPin(options: SetPinOptions): Promise<PinResult> {
  const { paths, id, isDryRun = false, log = console.error } = options;
  for (;;) {
    const pins = readPins(paths.pins);
    const wanted = await findWanted(options, pins);
    const { result, next, isGood, current } = await judge({ ...options, pins, wanted });
    if (result.refusals.length > 0 || isDryRun) return { ...result, isWritten: false };
    if (!isGood)
      log(`[${id}] ${current?.version} was never deployed: it does not become the last known good.`);
    const written = await changePins(
      paths.pins,
      (current) => (isDeepStrictEqual(current, pins) ? next : null),
      log,
    );
    if (written !== null) return { ...result, isWritten: true };
    log(`[${id}] Another process changed the pins meanwhile. Asking the gate again.`);
  }
}

/**
 * Pins one release, or throws.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `LOCKED`, or `REFUSED` with every reason; the pins are then as they were
 */
export async function setPin(options: SetPinOptions): Promise<PinResult> {
  const result = await tryPin(options);
  if (result.refusals.length > 0) throw new SiteError(describeRefusals(result), 'REFUSED');
  return result;
}

/** Says why a release was refused, and what to do about each reason. */
export function describeRefusals({ id, version, refusals }: PinResult): string {
  return `[${id}] Refused to pin ${version}; the pins are as they were.\n${formatRefusals(refusals)}`;
}
