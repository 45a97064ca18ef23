import fs from 'node:fs';
import path from 'node:path';
import { compose } from './compose';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { carryOver } from './history/carryOver';
import { readNeeds } from './history/readNeeds';
import { listLiveTimes, logDeploy } from './history/compositionLog';
import { serveSite } from './host/server/siteServer';
import { readPins } from './pin/pinsFile';
import { setPin } from './pin/setPin';
import { recordDeploy, recordEnd, wasDeployed } from './recordDeploy';
import { verifyLive } from './verifyLive';

// Composing starts a worker process, which is slow when all cores are busy.
jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60_000;
const SITE_URL = 'https://tiny.example';
const OTHER = 'https://staging.example';

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
});

afterEach(() => tiny.remove());

/** Composes a site that differs from the one before. */
async function composeNext(text: string): Promise<string> {
  await tiny.buildShell(text);
  return (await compose(tiny)).id;
}

const deploy = (id: string, days = 0, address = SITE_URL) =>
  logDeploy(tiny.registry, { id, siteUrl: SITE_URL, address, deployedMs: Date.now() + days * DAY_MS });

/** The shell scripts that a site carries if it is composed this many days from now. */
async function listCarried(days: number, id = '0123456789ab'): Promise<string[]> {
  const site = fs.mkdtempSync(path.join(tiny.paths.root, 'carried-'));
  const { registry } = tiny;
  await carryOver({
    registry,
    site,
    siteUrl: SITE_URL,
    id,
    nowMs: Date.now() + days * DAY_MS,
    graceMs: 30 * DAY_MS,
  });
  const names = fs.existsSync(path.join(site, 'shell')) ? fs.readdirSync(path.join(site, 'shell')) : [];
  return names.filter((name) => name.endsWith('.js'));
}

/** The compositions that garbage collection would keep this many days from now, and why. */
async function listNeeded(days: number): Promise<Record<string, readonly string[]>> {
  const { registry, paths } = tiny;
  const stored = await registry.listFiles('');
  const nowMs = Date.now() + days * DAY_MS;
  const needs = await readNeeds({
    registry,
    pins: [readPins(paths.pins)],
    stored,
    nowMs,
    graceMs: 30 * DAY_MS,
  });
  return Object.fromEntries([...needs.reasons].filter(([name]) => name.startsWith('composition')));
}

/** Serves the composed site while a callback runs, which gets its address. */
async function serve<T>(act: (origin: string) => Promise<T>): Promise<T> {
  const server = await serveSite({ site: tiny.paths.site, port: 0 });
  return act(server.url).finally(() => server.close());
}

test('any number of local composes removes no files that tabs of the deployed site need', async () => {
  const live = await composeNext('live');
  await deploy(live);
  for (const text of ['home-1', 'home-2', 'home-3']) await composeNext(text);
  // Long afterwards, without the compositions that were never deployed.
  expect(await listCarried(400)).toEqual(['main.live.js']);
  expect(Object.keys(await listNeeded(400))).toEqual([`composition ${live}`]);
  expect(await listNeeded(400)).toEqual({ [`composition ${live}`]: [`live at ${SITE_URL}`] });
});

test('carries a deployed composition until the grace period after the next deploy ends, however many deploys follow', async () => {
  const ids: string[] = [];
  for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push(await composeNext(text));
  for (const [day, id] of ids.entries()) await deploy(id, day);
  const [first = '', , , , last = ''] = ids;
  expect(await listCarried(5, last)).toEqual(['a', 'b', 'c', 'd'].map((text) => `main.${text}.js`));
  // The first deploy was replaced after one day, the second after two.
  expect(await listCarried(31.5, last)).toEqual(['b', 'c', 'd'].map((text) => `main.${text}.js`));
  expect(await listCarried(40, last)).toEqual([]);
  expect(Object.keys(await listNeeded(40))).toEqual([`composition ${last}`]);
  // A composition that is deployed again is live again.
  await deploy(first, 41);
  expect(await listCarried(100, last)).toEqual(['main.a.js']);
});

test('keeps an undeployed composition in the registry for the grace period, to upload or replay', async () => {
  const live = await composeNext('live');
  await deploy(live);
  const home = await composeNext('home');
  expect((await listNeeded(29))[`composition ${home}`]).toEqual([
    expect.stringMatching(/^composed \d{4}-\d\d-\d\d, not deployed$/),
  ]);
  expect((await listNeeded(31))[`composition ${home}`]).toBeUndefined();
});

test('until a deploy is recorded, composing counts as one; the first recorded deploy replaces earlier compositions', async () => {
  await composeNext('a');
  const second = await composeNext('b');
  expect((await listLiveTimes(tiny.registry)).map(({ replacedMs }) => replacedMs === Infinity)).toEqual([
    true,
    false,
  ]);
  await deploy(second, 10);
  expect(await listCarried(29, second)).toEqual(['main.a.js']);
  expect(await listCarried(41, second)).toEqual([]);
});

test('each address has its own history, which ends when its site is removed', async () => {
  const preview = await composeNext('preview');
  await deploy(preview, 0, OTHER);
  const live = await composeNext('live');
  await deploy(live, 1);
  expect(await listCarried(400, live)).toEqual(['main.preview.js']);
  await recordEnd(tiny.registry, `${OTHER}/`, Date.now() + 2 * DAY_MS);
  expect(await listCarried(31, live)).toEqual(['main.preview.js']);
  expect(await listCarried(33, live)).toEqual([]);
  await expect(recordEnd(tiny.registry, OTHER)).rejects.toMatchObject({ code: 'NOT_DEPLOYED' });
});

test('records a deploy once, if the site is complete', async () => {
  const id = await composeNext('one');
  await serve(async (origin) => {
    const options = { ...tiny, origin };
    expect(await recordDeploy(options)).toMatchObject({
      compositionId: id,
      isRecorded: true,
      differences: [],
    });
    const before = await tiny.registry.listFiles('_history/log');
    await recordDeploy(options);
    expect(await tiny.registry.listFiles('_history/log')).toEqual(before);
    expect(await listLiveTimes(tiny.registry)).toMatchObject([
      { id, siteUrl: SITE_URL, address: origin, replacedMs: Infinity },
      { id, address: null },
    ]);
  });
});

test('does not record an incomplete site; does record one with other headers', async () => {
  await composeNext('one');
  const indexFile = path.join(tiny.paths.site, 'site.json');
  const index = JSON.parse(fs.readFileSync(indexFile, 'utf8')) as { headers: { headers: object }[] };
  for (const rule of index.headers) rule.headers = { 'X-Tiny': 'another' };
  fs.writeFileSync(indexFile, JSON.stringify(index));
  await serve(async (origin) => {
    const { isRecorded, differences } = await recordDeploy({ ...tiny, origin });
    expect([isRecorded, differences.length > 0]).toEqual([true, true]);
  });
  const [before] = await listLiveTimes(tiny.registry);
  fs.writeFileSync(path.join(tiny.paths.site, 'robots.txt'), 'half');
  for (const copy of ['br', 'gz'])
    fs.rmSync(path.join(tiny.paths.site, `robots.txt.${copy}`), { force: true });
  await serve(async (origin) => {
    expect((await recordDeploy({ ...tiny, origin })).isRecorded).toBe(false);
  });
  expect((await listLiveTimes(tiny.registry))[0]).toEqual(before);
});

test('refuses to record a composition that the registry has no record of', async () => {
  await tiny.buildShell('one');
  await compose({ ...tiny, hasHistory: false });
  await serve((origin) =>
    expect(recordDeploy({ ...tiny, origin })).rejects.toMatchObject({ code: 'NOT_COMPOSED_HERE' }),
  );
});

test('verifies a live site against the composition deployed there, even if the pins have changed since', async () => {
  await tiny.publish('games', '1.0.0', ['entry.a1.js']);
  await tiny.publish('games', '1.1.0', ['entry.a2.js']);
  await tiny.pin('games', '1.0.0');
  const id = await composeNext('one');
  await serve(async (origin) => {
    await recordDeploy({ ...tiny, origin });
    await tiny.pin('games', '1.1.0');
    expect(await verifyLive({ ...tiny, origin })).toMatchObject({ compositionId: id, differences: [] });
    await recordEnd(tiny.registry, origin);
    await expect(verifyLive({ ...tiny, origin })).rejects.toMatchObject({ code: 'LIVE_OTHERWISE' });
  });
});

test('the last known good release is one that was deployed', async () => {
  const { registry, paths } = tiny;
  for (const [version, entry] of Object.entries({
    '1.0.0': 'a1',
    '1.1.0': 'a2',
    '1.2.0': 'a3',
    '1.3.0': 'a4',
  }))
    await tiny.publish('games', version, [`entry.${entry}.js`]);
  const lines: string[] = [];
  const set = (version: string) =>
    setPin({
      ...{ paths, registry, id: 'games', version, log: (line) => lines.push(line) },
      wasDeployed: (id, integrity) => wasDeployed(registry, id, integrity),
    });
  const readGood = () => readPins(paths.pins).remotes['games']?.previous?.version;
  await tiny.buildShell('one');
  await set('1.0.0');
  // No deploy is recorded yet, so it is unknown whether the release was deployed.
  await set('1.1.0');
  expect(readGood()).toBe('1.0.0');
  await deploy((await compose(tiny)).id);
  await set('1.2.0');
  expect(readGood()).toBe('1.1.0');
  expect(lines).toEqual([]);
  await set('1.3.0');
  expect(readGood()).toBe('1.1.0');
  expect(lines).toEqual(['[games] 1.2.0 was never deployed: it does not become the last known good.']);
});

test('does not log a composition that fails before it replaces the site', async () => {
  await composeNext('one');
  await tiny.buildShell('two');
  const { registry } = tiny;
  // A folder blocks the index of compressed copies, which is written in the last step before the swap.
  fs.rmSync(path.join(tiny.paths.cache, 'copies.json'));
  fs.mkdirSync(path.join(tiny.paths.cache, 'copies.json/in-the-way'), { recursive: true });
  await expect(compose(tiny)).rejects.toThrow();
  expect(await registry.list('_history/log')).toHaveLength(1);
  expect(await registry.list('_history/compositions')).toHaveLength(2);
});
