import type { RemoteEvent } from './remoteEvent';

/** A value of an attribute, in the JSON form of protobuf. */
type OtlpValue = { stringValue: string } | { doubleValue: number };

interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}

/** One event as a log record of OpenTelemetry. */
export interface OtlpLogRecord {
  timeUnixNano: string;
  severityNumber: number;
  severityText: string;
  eventName: string;
  body: { stringValue: string };
  attributes: readonly OtlpAttribute[];
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
}

/** The body of an OTLP/HTTP request for logs, and one line of the output of a collector's file exporter. */
export interface OtlpLogs {
  resourceLogs: readonly {
    resource: { attributes: readonly OtlpAttribute[] };
    scopeLogs: readonly { scope: { name: string }; logRecords: readonly OtlpLogRecord[] }[];
  }[];
}

/** Names of the attributes and of the scope. */
export const OTLP_NAMES = {
  service: 'portfolio',
  scope: 'portfolio.remote',
  composition: 'portfolio.composition',
  remote: 'portfolio.remote.id',
  release: 'portfolio.remote.version',
  page: 'portfolio.page',
  elapsed: 'portfolio.elapsed_ms',
  code: 'error.type',
  request: 'url.full',
} as const;

const FAILURES: readonly RemoteEvent['type'][] = ['integrity', 'timeout', 'broken', 'failed'];
const WARNINGS: readonly RemoteEvent['type'][] = ['retry', 'missing', 'fallback', 'circuit-open'];

const toText = (key: string, stringValue: string): OtlpAttribute => ({ key, value: { stringValue } });

/**
 * Writes events as OpenTelemetry's log records, in the JSON of OTLP/HTTP. They contain nothing about the visitor.
 *
 * @param events - of one document
 * @param compositionId - of the site that the browser has; empty if it is unknown
 * @see https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export function toOtlpLogs(events: readonly RemoteEvent[], compositionId: string): OtlpLogs {
  const attributes = [
    toText('service.name', OTLP_NAMES.service),
    toText('service.version', events[0]?.shell ?? ''),
    toText(OTLP_NAMES.composition, compositionId),
  ];
  const scopeLogs = [{ scope: { name: OTLP_NAMES.scope }, logRecords: events.map(toRecord) }];
  return { resourceLogs: [{ resource: { attributes }, scopeLogs }] };
}

function toRecord({
  type,
  traceId,
  remoteId,
  version,
  page,
  elapsedMs,
  epochMs,
  problem,
}: RemoteEvent): OtlpLogRecord {
  const [severityNumber, severityText] = FAILURES.includes(type)
    ? ([17, 'ERROR'] as const)
    : WARNINGS.includes(type)
      ? ([13, 'WARN'] as const)
      : ([9, 'INFO'] as const);
  return {
    timeUnixNano: `${Math.round(epochMs * 1000)}000`,
    severityNumber,
    severityText,
    eventName: `${OTLP_NAMES.scope}.${type}`,
    body: { stringValue: problem?.message ?? type },
    attributes: [
      toText(OTLP_NAMES.remote, remoteId),
      toText(OTLP_NAMES.release, version),
      toText(OTLP_NAMES.page, page),
      { key: OTLP_NAMES.elapsed, value: { doubleValue: elapsedMs } },
      ...(problem === undefined ? [] : [toText(OTLP_NAMES.code, problem.code || problem.name)]),
      ...(problem?.request === undefined ? [] : [toText(OTLP_NAMES.request, problem.request)]),
    ],
    // A load's trace has eight bytes, one of OpenTelemetry sixteen.
    traceId: traceId.padStart(32, '0'),
    spanId: traceId,
  };
}
