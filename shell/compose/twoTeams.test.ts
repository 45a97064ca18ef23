import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { listVersions, readRelease, readReleaseFile } from '@portfolio/registry';
import { compose } from './compose';
import { readMinutes, readSeed } from './compose-testing/readRunLength';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import type { ActionReport, Order } from './compose-testing/workTogether';
import { readLog } from './history/compositionLog';
import { readRecord } from './history/compositionRecord';
import { readPins } from './pin/pinsFile';
import type { SiteIndex } from './site/siteIndex';

/** Minutes to run: `TOGETHER=all` is ten, or give a number; by default each process takes a fixed number of steps. */
const MINUTES = readMinutes('TOGETHER', process.env['TOGETHER'], 10);
const STEPS = MINUTES > 0 ? Infinity : 12;
/** `SEED=<number>` repeats a run, as far as the system schedules the processes in the same order. */
const SEED = readSeed(process.env['SEED'], MINUTES > 0 ? Date.now() % 1_000_000 : 20_261_123);

const TEAMS = ['games', 'music'];

jest.setTimeout((MINUTES + 5) * 60_000);

let tiny: TinySite;
const children = new Set<ChildProcess>();

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await tiny.remove();
});

/** Runs a team or a maintainer in a child process, and returns all its actions. */
async function runWorker(order: Omit<Order, 'folder' | 'steps' | 'untilMs'>): Promise<ActionReport[]> {
  const script = path.join(__dirname, 'compose-testing/workTogether.ts');
  const untilMs = MINUTES > 0 ? Date.now() + MINUTES * 60_000 : Number.MAX_SAFE_INTEGER;
  const text = JSON.stringify({ ...order, folder: tiny.paths.root, steps: Math.min(STEPS, 1e9), untilMs });
  const child = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), script, text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const exit = once(child, 'exit');
  const reports: ActionReport[] = [];
  for await (const line of readline.createInterface({ input: child.stdout }))
    reports.push(JSON.parse(line) as ActionReport);
  expect(await exit).toEqual([0, null]);
  children.delete(child);
  return reports;
}

/** Records the ids of live compositions in order, until it is stopped. */
function watchLive() {
  const seen: string[] = [];
  let isStopped = false;
  const watch = async () => {
    // One more read after it was stopped, so that the final state is not missed.
    for (let isLast = false; !isLast;) {
      isLast = isStopped;
      const text = await fs.promises
        .readFile(path.join(tiny.paths.site, 'site.json'), 'utf8')
        .catch(() => null);
      const id = text === null ? undefined : (JSON.parse(text) as SiteIndex).compositionId;
      if (id !== undefined && id !== seen.at(-1)) seen.push(id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return seen;
  };
  const watching = watch();
  return () => {
    isStopped = true;
    return watching;
  };
}

/** Every pinned version must be replaced exactly once, except the last: a lost update would break this balance. */
function expectNoLostUpdate(
  reports: readonly ActionReport[],
  pins: string,
  id: string,
  last: string | null,
): void {
  const balance = new Map<string | null, number>([[null, 1]]);
  const add = (version: string | null, count: number) =>
    balance.set(version, (balance.get(version) ?? 0) + count);
  for (const report of reports)
    if (report.what === 'pinned' && report.pins === pins && report.id === id) {
      add(report.from, -1);
      add(report.to, 1);
    }
  const current = [...balance].filter(([, count]) => count !== 0);
  expect([pins, id, current]).toEqual([pins, id, [[last, 1]]]);
}

test(`two teams and two maintainers at once lose nothing, and the log explains every live state (seed ${SEED})`, async () => {
  const stopWatching = watchLive();
  const reports = (
    await Promise.all([
      ...TEAMS.map((id, index) => runWorker({ role: 'team', id, seed: SEED + index })),
      ...[2, 3].map((index) => runWorker({ role: 'maintainer', id: TEAMS.join(','), seed: SEED + index })),
    ])
  ).flat();
  await compose({ ...tiny, log: () => {} });
  const live = await stopWatching();

  // Every release reported as published exists and is complete.
  const published = reports.filter((report) => report.what === 'published');
  for (const { id, version } of published) {
    const { release } = await readRelease(tiny.registry, id, version);
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files))
        await readReleaseFile(tiny.registry, release, target, file);
  }
  for (const id of TEAMS)
    expect((await listVersions(tiny.registry, id)).length).toBe(
      published.filter((report) => report.id === id).length,
    );

  // Each pin's previous version is the one that was pinned before it, so no update was lost.
  const folder = path.dirname(tiny.paths.pins);
  for (const pins of ['pins.json', 'pins.staging.json'])
    for (const id of TEAMS)
      expectNoLostUpdate(reports, pins, id, readPins(path.join(folder, pins)).remotes[id]?.version ?? null);

  // The live compositions are in the log in the same order, and consist of releases that were pinned.
  const log = (await readLog(tiny.registry)).map(({ id }) => id).reverse();
  const pinned = new Set(
    reports.flatMap((report) => (report.what === 'pinned' ? [`${report.id} ${report.to}`] : [])),
  );
  let position = -1;
  for (const id of live) {
    position = log.indexOf(id, position + 1);
    expect([id, position]).not.toEqual([id, -1]);
    const { remotes } = await readRecord(tiny.registry, id);
    for (const [remote, { version }] of Object.entries(remotes))
      expect(pinned).toContain(`${remote} ${version}`);
  }
  const composed = new Set(
    reports.flatMap((report) => (report.what === 'composed' ? [report.compositionId] : [])),
  );
  for (const id of composed) expect(log).toContain(id);
  const final = await readRecord(tiny.registry, live.at(-1) ?? '');
  expect(final.remotes).toEqual(readPins(tiny.paths.pins).remotes);
  if (MINUTES > 0)
    console.info(`${reports.length} actions, ${live.length} live states, ${published.length} releases.`);
});
