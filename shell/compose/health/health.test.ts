import fs from 'node:fs';
import path from 'node:path';
import type { RemoteEvent } from '@portfolio/contract';
import { toOtlpLogs } from '@portfolio/contract/otlp';
import { compose } from '../compose';
import { logDeploy } from '../history/compositionLog';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { toHealthRows } from './describeHealth';
import { isFailing, measureHealth } from './measureHealth';
import { readEvents } from './readEvents';
import { writeStatus } from './writeStatus';

let tiny: TinySite;
let file: string;

beforeEach(async () => {
  tiny = await createTinySite();
  file = path.join(tiny.paths.root, 'events.jsonl');
});

afterEach(() => tiny.remove());

let traceCount = 0;

/** The events of one load, as sent by a browser. */
function load(
  types: readonly [RemoteEvent['type'], string][],
  compositionId = 'abcdef012345',
  epochMs = 1_000_000,
) {
  const traceId = (traceCount += 1).toString(16).padStart(16, '0');
  const events = types.map(([type, version], index): RemoteEvent => ({
    ...{ type, version, traceId, remoteId: 'games', page: 'one', shell: 'shell', elapsedMs: index * 100 },
    ...{ atMs: index, epochMs: epochMs + index },
  }));
  fs.appendFileSync(file, `${JSON.stringify(toOtlpLogs(events, compositionId))}\n`);
}

const times = (count: number, act: () => void) => Array.from({ length: count }, act);

test('counts a failure for the release that was replaced, not for its fallback, and ignores overrides', () => {
  times(3, () =>
    load([
      ['load', '1.1.0'],
      ['ready', '1.1.0'],
    ]),
  );
  load([
    ['load', '1.1.0'],
    ['missing', '1.1.0'],
    ['fallback', '1.0.0'],
    ['load', '1.0.0'],
    ['ready', '1.0.0'],
  ]);
  load([['broken', '1.1.0']]);
  load([
    ['override-used', '2.0.0'],
    ['load', '2.0.0'],
    ['failed', '2.0.0'],
  ]);
  expect(measureHealth(readEvents(file).events)).toEqual([
    {
      ...{ remoteId: 'games', version: '1.1.0', compositionId: 'abcdef012345' },
      ...{
        loadCount: 5,
        failedCount: 2,
        failedShare: 0.4,
        problems: { missing: 1, broken: 1 },
        readyMs: 100,
      },
    },
  ]);
});

test('a few failures do not count as failing, a larger share of many loads does', () => {
  expect(isFailing({ loadCount: 10, failedShare: 1 })).toBe(false);
  expect(isFailing({ loadCount: 100, failedShare: 0.02 })).toBe(false);
  expect(isFailing({ loadCount: 100, failedShare: 0.03 })).toBe(true);
});

test('skips foreign records and incomplete lines, and leaves out old events', () => {
  load(
    [
      ['load', '1.0.0'],
      ['ready', '1.0.0'],
    ],
    'abcdef012345',
    5_000,
  );
  load(
    [
      ['load', '1.1.0'],
      ['ready', '1.1.0'],
    ],
    'abcdef012345',
    9_000,
  );
  fs.appendFileSync(
    file,
    '{"resourceLogs":[{"resource":{"attributes":[]},"scopeLogs":[{"scope":{"name":"other"}}]}]}\n{"reso',
  );
  const { events, unreadCount } = readEvents(file, 8_000);
  expect(events.map(({ type, version }) => `${type} ${version}`)).toEqual(['load 1.1.0', 'ready 1.1.0']);
  expect(unreadCount).toBe(1);
  expect(() => readEvents(`${file}.gone`)).toThrow(expect.objectContaining({ code: 'NO_EVENTS' }));
  expect(() => readEvents('')).toThrow(/^Failed to read events: no file is named\./);
});

test('a file without a single line of a collector is an error: without loads, nothing seems to fail', () => {
  fs.writeFileSync(file, 'garbage\n{"resourceLogs":1}\n');
  expect(() => readEvents(file)).toThrow(expect.objectContaining({ code: 'NO_EVENTS' }));
  fs.writeFileSync(file, '');
  expect(readEvents(file)).toEqual({ events: [], unreadCount: 0 });
});

test('a resource that is malformed, or has no attributes, hides no event of its line', () => {
  load([
    ['load', '1.0.0'],
    ['ready', '1.0.0'],
  ]);
  const { resourceLogs } = JSON.parse(fs.readFileSync(file, 'utf8')) as { resourceLogs: object[] };
  const foreign = [null, { resource: {}, scopeLogs: [{ scope: { name: 'other' } }] }, { scopeLogs: 1 }];
  fs.writeFileSync(file, JSON.stringify({ resourceLogs: [...foreign, ...resourceLogs] }));
  const { events, unreadCount } = readEvents(file);
  expect(events.map(({ type }) => type)).toEqual(['load', 'ready']);
  expect(unreadCount).toBe(2);
});

test('reads a request with more events than a call may have arguments', () => {
  const record = { eventName: 'portfolio.remote.load', timeUnixNano: '1000000', traceId: '1' };
  const logRecords = Array<typeof record>(150_000).fill(record);
  const scopeLogs = [{ scope: { name: 'portfolio.remote' }, logRecords }];
  fs.writeFileSync(file, JSON.stringify({ resourceLogs: [{ resource: {}, scopeLogs }] }));
  expect(readEvents(file).events.length).toBe(150_000);
});

test('the table names the owner and marks a failing remote', () => {
  times(30, () =>
    load([
      ['load', '1.1.0'],
      ['failed', '1.1.0'],
    ]),
  );
  const teams = { file: '', remotes: { games: { owners: ['The games team'], mounts: [], keys: [] } } };
  const [, row] = toHealthRows(measureHealth(readEvents(file).events), teams);
  expect(row).toEqual([
    ...['games', '1.1.0', 'abcdef012345', 'The games team', '30', '30', '100.0 %', '-', '-', 'failing'],
  ]);
});

test('a page for each environment shows the live releases, their owners, health, history and how to roll back', async () => {
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['a.js']);
  await tiny.publish('games', '1.1.0', ['b.js']);
  await tiny.pin('games', '1.0.0');
  await compose({ paths: tiny.paths, registry: tiny.registry });
  await tiny.pin('games', '1.1.0');
  const { id } = await compose({ paths: tiny.paths, registry: tiny.registry });
  const folder = path.dirname(tiny.paths.pins);
  fs.copyFileSync(tiny.paths.pins, path.join(folder, 'pins.staging.json'));
  const owners = ['<The> games team'];
  const teams = { schema: 1, remotes: { games: { owners, mounts: ['/work/js'], keys: [] } } };
  fs.writeFileSync(path.join(folder, 'teams.json'), JSON.stringify(teams));
  times(30, () =>
    load(
      [
        ['load', '1.1.0'],
        ['failed', '1.1.0'],
      ],
      id,
    ),
  );
  const health = measureHealth(readEvents(file).events);
  const out = path.join(tiny.paths.root, 'status');
  const options = { registry: tiny.registry, pinsFolder: folder, out };
  expect(await writeStatus({ ...options, health })).toEqual(
    ['production', 'staging'].map((name) => path.join(out, `${name}.html`)),
  );
  const [production, staging] = ['production', 'staging'].map((name) =>
    fs.readFileSync(path.join(out, `${name}.html`), 'utf8'),
  );
  for (const text of [
    '&lt;The&gt; games team',
    'Failing: 30 of 30 failed (100.0 %)',
    '<code>npm run pins -- rollback games</code> to 1.0.0',
    `<code>${id}</code>`,
    'games 1.0.0 → 1.1.0',
    'games 1.0.0 added',
    'No composition has been recorded as live.',
  ])
    expect(production).toContain(text);
  expect(staging).toContain('PORTFOLIO_ENV=staging npm run pins -- rollback games');
  const [siteUrl, address] = ['https://example.com', 'https://www.example.com'];
  await logDeploy(tiny.registry, { id, siteUrl, address, deployedMs: Date.now() });
  await writeStatus({ ...options, health: null });
  expect(fs.readFileSync(path.join(out, 'production.html'), 'utf8')).toContain(
    `Visitors of ${address} get composition <code>${id}</code>.`,
  );
  expect(fs.readFileSync(path.join(out, 'production.html'), 'utf8')).toContain('No events were read');

  // An address stays live, however many deploys to others follow; the table does not grow.
  for (let count = 1; count <= 40; count += 1)
    await logDeploy(tiny.registry, {
      ...{ id: String(count).padStart(12, '0'), siteUrl, address: 'https://staging.example.com' },
      deployedMs: Date.now() + count * 1000,
    });
  await writeStatus({ ...options, health: null });
  const busy = fs.readFileSync(path.join(out, 'production.html'), 'utf8');
  expect(busy).toContain(`Visitors of ${address} get composition <code>${id}</code>.`);
  expect(busy).toContain(
    'Visitors of https://staging.example.com get composition <code>000000000040</code>.',
  );
  expect(busy.match(/deployed to/g)).toHaveLength(30);
});
