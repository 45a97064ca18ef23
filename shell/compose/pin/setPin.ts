import { isDeepStrictEqual } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { formatRefusals } from '../gate/checkPins';
import { resolveVersion, judge, type PinOptions, type PinVerdict } from './judgePin';
import { changePins, readPins } from './pinsFile';

interface SetPinOptions extends PinOptions {
  /** Checks only, and writes nothing. */
  isDryRun?: boolean;
  /** Called with progress messages; default prints them to the terminal. */
  log?: (line: string) => void;
}

/** The result of pinning. */
export interface PinResult extends PinVerdict {
  isWritten: boolean;
}

/**
 * Pins one release if it passes the gate; if the gate refuses it, the pins are unchanged. The gate judges a release
 * together with all others that are pinned: if another process changes the pins in the meantime, it runs again.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `LOCKED` or `NO_BROWSER`, or any error of reading the pins or the release
 */
export async function tryPin(options: SetPinOptions): Promise<PinResult> {
  const { paths, id, isDryRun = false, log = console.error } = options;
  for (;;) {
    const pins = readPins(paths.pins);
    const wanted = await resolveVersion(options, pins);
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
    log(`[${id}] Another process changed the pins in the meantime. Running the gate again.`);
  }
}

/**
 * Pins one release, or throws.
 *
 * @throws {SiteError} code `REFUSED` with every reason, or those of {@link tryPin}; the pins are then unchanged
 */
export async function setPin(options: SetPinOptions): Promise<PinResult> {
  const result = await tryPin(options);
  if (result.refusals.length > 0) throw new SiteError(describeRefusals(result), 'REFUSED');
  return result;
}

/** Formats why a release was refused, and the next step for each reason. */
export function describeRefusals({ id, version, refusals }: PinResult): string {
  return `[${id}] Refused to pin ${version}; the pins are unchanged.\n${formatRefusals(refusals)}`;
}
