import { toOtlpLogs } from './otlp';
import { REMOTE_EVENT_TYPES, type RemoteEvent } from './remoteEvent';

const problem = { name: 'ChunkLoadError', code: 'CSS', message: 'No file', request: '/remotes/a.css' };

const EVENT: RemoteEvent = {
  ...{ type: 'missing', traceId: '0123456789abcdef', remoteId: 'games', version: '1.0.0', page: 'one' },
  ...{ shell: 'abc', elapsedMs: 12.5, atMs: 20, epochMs: 1_700_000_000_000.25 },
};

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });

test('an event is an OpenTelemetry log record, in the JSON of OTLP over HTTP', () => {
  expect(toOtlpLogs([{ ...EVENT, problem }], 'feed')).toEqual({
    resourceLogs: [
      {
        resource: {
          attributes: [
            text('service.name', 'portfolio'),
            text('service.version', 'abc'),
            text('portfolio.composition', 'feed'),
          ],
        },
        scopeLogs: [
          {
            scope: { name: 'portfolio.remote' },
            logRecords: [
              {
                timeUnixNano: '1700000000000250000',
                severityNumber: 13,
                severityText: 'WARN',
                eventName: 'portfolio.remote.missing',
                body: { stringValue: 'No file' },
                attributes: [
                  text('portfolio.remote.id', 'games'),
                  text('portfolio.remote.version', '1.0.0'),
                  text('portfolio.page', 'one'),
                  { key: 'portfolio.elapsed_ms', value: { doubleValue: 12.5 } },
                  text('error.type', 'CSS'),
                  text('url.full', '/remotes/a.css'),
                ],
                traceId: '00000000000000000123456789abcdef',
                spanId: '0123456789abcdef',
              },
            ],
          },
        ],
      },
    ],
  });
});

/** The record of one event. */
const toRecord = (overrides: Partial<RemoteEvent>) =>
  toOtlpLogs([{ ...EVENT, ...overrides }], '').resourceLogs[0]?.scopeLogs[0]?.logRecords[0];

const FAILED = ['integrity', 'timeout', 'broken', 'failed'];
const WARNED = ['retry', 'missing', 'fallback', 'circuit-open'];

test.each(REMOTE_EVENT_TYPES)('an event of type %s has the severity of its effect on visitors', (type) => {
  const [severityNumber, severityText] = FAILED.includes(type)
    ? [17, 'ERROR']
    : WARNED.includes(type)
      ? [13, 'WARN']
      : [9, 'INFO'];
  expect(toRecord({ type })).toMatchObject({ severityNumber, severityText });
});

test('an event without a problem has its type as text, and no error', () => {
  const record = toRecord({ type: 'ready' });
  expect(record?.body).toEqual({ stringValue: 'ready' });
  expect(record?.attributes.map(({ key }) => key)).toEqual([
    'portfolio.remote.id',
    'portfolio.remote.version',
    'portfolio.page',
    'portfolio.elapsed_ms',
  ]);
});

test('a problem without a code is named by its error, and one without a request has no URL', () => {
  const { attributes = [] } = toRecord({ problem: { name: 'TypeError', code: '', message: 'x' } }) ?? {};
  expect(attributes.at(-1)).toEqual(text('error.type', 'TypeError'));
});

test('without events, the list of records is empty and the shell is unknown', () => {
  const [{ resource, scopeLogs } = { resource: null, scopeLogs: [] }] = toOtlpLogs([], 'feed').resourceLogs;
  expect(resource?.attributes).toContainEqual(text('service.version', ''));
  expect(scopeLogs[0]?.logRecords).toEqual([]);
});
