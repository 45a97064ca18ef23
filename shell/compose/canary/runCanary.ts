import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
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
  /** Null if its server does not state its composition. */
  canary: string | null;
  /** The share in the written rules. */
  share: number;
  verdict: CanaryVerdict | null;
  isStopped: boolean;
}

/** Milliseconds to wait for the composition of a server. */
const ANSWER_WAIT_MS = 5_000;

/**
 * Writes the rules for a canary, or stops it: if it fails more often than the stable composition, all visitors return to
 * that. A composition that was stopped for its failures is never started again; one whose server does not answer is
 * stopped until it does, and so is one whose events cannot be read. Run it every minute, and reload nginx afterwards.
 *
 * @throws {SiteError} code `USAGE`, `NO_CANARY` if the stable server does not answer or the canary serves the same
 *   composition; after stopping the canary, `BAD_STOPPED_LIST` if the list of stopped ones cannot be read, or any error of
 *   reading the events
 */
export async function runCanary(options: CanaryOptions): Promise<CanaryRun> {
  const { out, events, getCompositionId = askCompositionId } = options;
  assertCanaryRule(options);
  const [stable, canary] = await Promise.all([
    getCompositionId(options.stable),
    getCompositionId(options.canary).catch((error: unknown) => {
      if (error instanceof SiteError && error.code === 'NO_CANARY') return null;
      throw error;
    }),
  ]);
  if (stable === canary)
    throw new SiteError(
      `Failed to compare two compositions: both addresses serve ${stable}. Deploy the canary at a separate address.`,
      'NO_CANARY',
    );
  let verdict: CanaryVerdict | null = null;
  /** Thrown once the canary is stopped: without its events, nobody knows whether it fails. */
  let fault: { error: unknown } | null = null;
  try {
    if (events !== undefined && canary !== null)
      verdict = judgeCanary(measureHealth(readEvents(events).events), { stable, canary });
  } catch (error) {
    fault = { error };
  }
  // After the events, which may take minutes to read: a later run may have stopped the canary in the meantime.
  const stoppedFile = path.join(out, 'stopped.json');
  const stopped = readStopped(stoppedFile);
  const isStopped =
    canary === null ||
    // If the list is lost, this canary may be on it.
    stopped === null ||
    stopped.includes(canary) ||
    fault !== null ||
    verdict?.state === 'failing';
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
  if (fault !== null) throw fault.error;
  if (isStopped && canary !== null)
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
  const facts = await readJson(address, '/composition.json').catch((cause: unknown) => {
    throw fail(cause);
  });
  const { compositionId } = Object(facts) as { compositionId?: unknown };
  if (typeof compositionId !== 'string') throw fail();
  return compositionId;
}

/** Not with `fetch`, which cannot ask a Unix socket. */
async function readJson(address: string, url: string): Promise<unknown> {
  const [host, port] = address.split(':');
  const server = host === 'unix' ? { socketPath: port } : { host, port };
  const options = { ...server, path: url, signal: AbortSignal.timeout(ANSWER_WAIT_MS) };
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(options, resolve).once('error', reject);
  });
  return json(answer);
}
