import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { replaceFile } from '../lock/replaceFile';
import { measureHealth } from '../health/measureHealth';
import { readEvents } from '../health/readEvents';
import { assertCanaryRule, CANARY_SERVER, type CanaryRule, toCanaryHttp } from './canaryRules';
import { type CanaryVerdict, judgeCanary } from './judgeCanary';

interface CanaryOptions extends CanaryRule {
  /** The collector's output; without it nothing stops the canary. */
  events?: string | undefined;
  /** Output folder for the rules and the list of stopped canaries. */
  out: string;
  /** Finds the composition at an address; default over HTTP. */
  getCompositionId?: (address: string) => Promise<string>;
}

/** The result of one run. */
export interface CanaryRun {
  stable: string;
  canary: string;
  /** The share in the written rules. */
  share: number;
  verdict: CanaryVerdict | null;
  isStopped: boolean;
}

/**
 * Writes the rules for a canary, or stops it: if it fails more often than the stable composition, all visitors return to
 * that. A stopped composition is never started again. Run it every minute, and reload nginx afterwards.
 *
 * @throws {SiteError} code `USAGE`, `NO_EVENTS`, `BAD_STOPPED_LIST` after stopping the canary if the list of stopped ones
 *   cannot be read, or `NO_CANARY` if the two addresses do not serve two compositions
 */
export async function runCanary(options: CanaryOptions): Promise<CanaryRun> {
  const { out, events, getCompositionId = askCompositionId } = options;
  assertCanaryRule(options);
  const [stable, canary] = await Promise.all([options.stable, options.canary].map(getCompositionId));
  if (stable === undefined || canary === undefined || stable === canary)
    throw new SiteError(
      `Failed to compare two compositions: both addresses serve ${stable}. Deploy the canary at a separate address.`,
      'NO_CANARY',
    );
  const stoppedFile = path.join(out, 'stopped.json');
  const stopped = readStopped(stoppedFile);
  const verdict =
    events === undefined ? null : judgeCanary(measureHealth(readEvents(events).events), { stable, canary });
  // If the list is lost, this canary may be on it.
  const isStopped = stopped === null || stopped.includes(canary) || verdict?.state === 'failing';
  const share = isStopped ? 0 : options.share;
  const rules = toCanaryHttp({ ...options, share });
  fs.mkdirSync(out, { recursive: true });
  // The rules first: they are what stops a canary.
  replaceFile(path.join(out, 'canary.http.conf'), rules, { isFlushed: true });
  replaceFile(path.join(out, 'canary.server.conf'), CANARY_SERVER, { isFlushed: true });
  if (stopped === null)
    throw new SiteError(
      `Failed to read the stopped canaries in ${stoppedFile}, so this one was stopped: it is no list of compositions. Delete the file to start without a list.`,
      'BAD_STOPPED_LIST',
    );
  if (isStopped)
    replaceFile(stoppedFile, JSON.stringify([...new Set([...stopped, canary])]), { isFlushed: true });
  return { stable, canary, share, verdict, isStopped };
}

/** The compositions that were stopped, or null if the list cannot be read. */
function readStopped(file: string): readonly string[] | null {
  if (!fs.existsSync(file)) return [];
  try {
    const ids = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
  } catch {
    return null;
  }
}

async function askCompositionId(address: string): Promise<string> {
  const fail = (cause?: unknown) =>
    new SiteError(
      `Failed to compare two compositions: ${address} does not state its composition. Start the server there, or correct the address.`,
      'NO_CANARY',
      { cause },
    );
  const facts = await fetch(`http://${address}/composition.json`)
    .then((answer) => answer.json() as Promise<{ compositionId?: unknown }>)
    .catch((cause: unknown) => {
      throw fail(cause);
    });
  if (typeof facts.compositionId !== 'string') throw fail();
  return facts.compositionId;
}
