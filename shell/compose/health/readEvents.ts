import fs from 'node:fs';
import path from 'node:path';
import { REMOTE_EVENT_TYPES, type RemoteEventType, SiteError } from '@portfolio/contract';
import { OTLP_NAMES, type OtlpLogs } from '@portfolio/contract/otlp';
import { readLines } from './readLines';

/** One event as stored by a collector. */
export interface KeptEvent {
  type: RemoteEventType;
  traceId: string;
  remoteId: string;
  version: string;
  /** Empty if the browser did not know it. */
  compositionId: string;
  elapsedMs: number;
  epochMs: number;
}

/**
 * Reads events from the output of an OpenTelemetry collector's file exporter: one line for each request, OTLP as JSON.
 * Other telemetry in these files is ignored.
 *
 * @param place - a file, or a folder of `.json` or `.jsonl` files
 * @param sinceMs - older events are ignored
 * @returns the events, and the number of lines and resources that could not be read, since others may write to the same
 *   files
 * @throws {SiteError} code `NO_EVENTS` if none is named, there is no such file or folder, or nothing in it can be read:
 *   "no failures" would then mean nothing
 */
export function readEvents(place: string, sinceMs = 0): { events: KeptEvent[]; unreadCount: number } {
  if (place === '')
    throw new SiteError(
      'Failed to read events: no file is named. Name the file that the collector writes, with --events or PORTFOLIO_EVENTS_LOG.',
      'NO_EVENTS',
    );
  if (!fs.existsSync(place))
    throw new SiteError(
      `Failed to read events: ${place} does not exist. Name the file that the collector writes, with --events or PORTFOLIO_EVENTS_LOG.`,
      'NO_EVENTS',
    );
  const files = fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place)
        .filter((name) => /\.jsonl?$/.test(name))
        .map((name) => path.join(place, name))
    : [place];
  const events: KeptEvent[] = [];
  let readCount = 0;
  let unreadCount = 0;
  for (const file of files)
    for (const line of readLines(file))
      for (const read of line === '' ? [] : readLine(line))
        if (read === null) unreadCount += 1;
        else {
          readCount += 1;
          // One by one: as arguments of one call, the events of a large request would exceed the stack.
          for (const event of read) if (event.epochMs >= sinceMs) events.push(event);
        }
  if (readCount === 0 && unreadCount > 0)
    throw new SiteError(
      `Failed to read events: no line of ${place} is an event in OTLP as JSON. Name the file that the collector writes, with --events or PORTFOLIO_EVENTS_LOG.`,
      'NO_EVENTS',
    );
  return { events, unreadCount };
}

/**
 * Reads each resource of a line by itself: a collector joins requests of several senders in one line. Null for a resource,
 * or the line, that cannot be read.
 */
function readLine(line: string): (KeptEvent[] | null)[] {
  try {
    return (JSON.parse(line) as OtlpLogs).resourceLogs.map(readResource);
  } catch {
    return [null];
  }
}

function readResource(logs: OtlpLogs['resourceLogs'][0]): KeptEvent[] | null {
  try {
    const { resource, scopeLogs } = logs;
    const compositionId = toText(toRecord(resource.attributes)[OTLP_NAMES.composition]);
    return scopeLogs
      .filter(({ scope }) => scope.name === OTLP_NAMES.scope)
      .flatMap(({ logRecords }) => logRecords.flatMap((record) => toEvent(record, compositionId)));
  } catch {
    return null;
  }
}

function toEvent(
  {
    eventName,
    attributes,
    traceId,
    timeUnixNano,
  }: OtlpLogs['resourceLogs'][0]['scopeLogs'][0]['logRecords'][0],
  compositionId: string,
): KeptEvent[] {
  const type = REMOTE_EVENT_TYPES.find((one) => eventName === `${OTLP_NAMES.scope}.${one}`);
  if (type === undefined) return [];
  const values = toRecord(attributes);
  const elapsed = values[OTLP_NAMES.elapsed];
  return [
    {
      type,
      traceId,
      compositionId,
      remoteId: toText(values[OTLP_NAMES.remote]),
      version: toText(values[OTLP_NAMES.release]),
      elapsedMs: typeof elapsed === 'number' ? elapsed : 0,
      epochMs: Number(timeUnixNano) / 1e6,
    },
  ];
}

const toText = (value: string | number | undefined) => (typeof value === 'string' ? value : '');

/** OTLP leaves out a list that is empty. */
function toRecord(attributes: OtlpLogs['resourceLogs'][0]['resource']['attributes'] = []) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, 'stringValue' in value ? value.stringValue : value.doubleValue]),
  ) as Record<string, string | number | undefined>;
}
