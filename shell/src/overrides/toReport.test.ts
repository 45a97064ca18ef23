import { resolveOverride } from './override';
import { createEvent, FACTS } from './overrides-testing/composition';
import { toReport } from './toReport';

const PARTS = {
  facts: FACTS,
  active: new Map(),
  events: [],
  browser: ['Example/1.0', '360 × 740 px'],
  nowMs: Date.UTC(2026, 10, 21),
};

function resolve(override: unknown) {
  const resolved = resolveOverride(FACTS, 'demos', override);
  if (typeof resolved === 'string') throw new Error(resolved);
  return new Map([['demos', resolved]]);
}

test('names composition, pins with their hashes, and the browser', () => {
  const report = toReport(PARTS);
  expect(report).toContain('# Composition c0ffee\n\nReported 2026-11-21T00:00:00.000Z.');
  expect(report).toContain('- demos@1.1.0+sha384-release-1.1.0');
  expect(report).toContain('## Overrides\n\nNone.');
  expect(report).toContain('- Example/1.0\n- 360 × 740 px');
});

test.each([
  [{ kind: 'release', version: '1.2.0' }, '- demos: 1.2.0+sha384-release-1.2.0 instead of 1.1.0'],
  [
    { kind: 'dev-server', origin: 'http://localhost:1' },
    '- demos: the dev server at http://localhost:1, not verified instead of 1.1.0',
  ],
])('names the override %j', (override, line) => {
  expect(toReport({ ...PARTS, active: resolve(override) })).toContain(line);
});

test('contains the composition’s data as JSON', () => {
  const override = { kind: 'release', version: '1.2.0' };
  const json = /```json\n([^]*?)```/.exec(toReport({ ...PARTS, active: resolve(override) }))?.[1] ?? '';
  const { compositionId, shellHash, contract, siteUrl, releasesUrl, hasServiceWorker, pins } = FACTS;
  expect(JSON.parse(json)).toEqual({
    compositionId,
    shellHash,
    contract,
    siteUrl,
    releasesUrl,
    hasServiceWorker,
    pins,
    overrides: { demos: override },
  });
});

test('lists the last events with trace, duration and problem, each on one line', () => {
  const problem = {
    name: 'ChunkLoadError',
    code: 'CHUNK_LOAD_FAILED',
    message: 'Loading\nfailed',
    request: '/e.js',
  };
  const events = [
    createEvent({ type: 'failed', problem }),
    ...Array.from({ length: 30 }, (_, index) => createEvent({ traceId: `old${index}` })),
  ];
  const report = toReport({ ...PARTS, events });
  expect(report).toContain(
    'failed demos@1.1.0 page one after 87 ms, trace trace1: Loading failed (CHUNK_LOAD_FAILED, /e.js)',
  );
  expect(report.match(/trace old/g)).toHaveLength(19);
});
