import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { measureHealth } from '../health/measureHealth';
import { readEvents } from '../health/readEvents';
import { CANARY_SERVER, type CanaryRule, toCanaryHttp } from './canaryRules';
import { type CanaryVerdict, judgeCanary } from './judgeCanary';

interface CanaryOptions extends CanaryRule {
  /** The collector's output; without it, the canary is never stopped automatically. */
  events?: string | undefined;
  /** Output folder for the rules and the list of stopped canaries. */
  out: string;
  /** Requests the id of the composition at an address; default over HTTP. */
  getCompositionId?: (address: string) => Promise<string>;
}

/** The result of one check of a canary. */
export interface CanaryRun {
  stable: string;
  canary: string;
  /** The share that is now in the rules. */
  share: number;
  verdict: CanaryVerdict | null;
  isStopped: boolean;
}

/**
 * Writes the rules for a canary, or stops it: if according to the events it fails more often than the stable side, all
 * visitors are moved back. A stopped composition is never started again. Run it every minute, and reload nginx
 * afterwards.
 *
 * @throws {SiteError} code `USAGE`, `NO_EVENTS`, or `NO_CANARY` if the two addresses do not have two compositions
 */
export async function runCanary(options: CanaryOptions): Promise<CanaryRun> {
  const { out, events, getCompositionId = askCompositionId } = options;
  const [stable, canary] = await Promise.all([options.stable, options.canary].map(getCompositionId));
  if (stable === undefined || canary === undefined || stable === canary)
    throw new SiteError(
      `Failed to compare two compositions: both addresses have ${stable}. Deploy the canary at its own.`,
      'NO_CANARY',
    );
  const stoppedFile = path.join(out, 'stopped.json');
  const stopped = fs.existsSync(stoppedFile)
    ? (JSON.parse(fs.readFileSync(stoppedFile, 'utf8')) as string[])
    : [];
  const verdict =
    events === undefined ? null : judgeCanary(measureHealth(readEvents(events).events), { stable, canary });
  const isStopped = stopped.includes(canary) || verdict?.state === 'failing';
  const share = isStopped ? 0 : options.share;
  const rules = toCanaryHttp({ ...options, share });
  fs.mkdirSync(out, { recursive: true });
  if (isStopped) fs.writeFileSync(stoppedFile, JSON.stringify([...new Set([...stopped, canary])]));
  fs.writeFileSync(path.join(out, 'canary.http.conf'), rules);
  fs.writeFileSync(path.join(out, 'canary.server.conf'), CANARY_SERVER);
  return { stable, canary, share, verdict, isStopped };
}

async function askCompositionId(address: string): Promise<string> {
  try {
    const answer = await fetch(`http://${address}/composition.json`);
    const { compositionId } = (await answer.json()) as { compositionId?: unknown };
    if (typeof compositionId !== 'string')
      throw new SiteError('Its composition.json has no id.', 'NO_CANARY');
    return compositionId;
  } catch (cause) {
    throw new SiteError(
      `Failed to compare two compositions: ${address} does not say which one it has. Start the server there, or correct the address.`,
      'NO_CANARY',
      { cause },
    );
  }
}
