import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import zlib from 'node:zlib';
import {
  listVersions,
  readPinnedRelease,
  readRelease,
  readReleaseFile,
  type Registry,
  toIntegrity,
} from '@portfolio/registry';
import { compose } from './compose';
import { createRandomNumbers } from './compose-testing/createRandomNumbers';
import { startReader } from './compose-testing/reader';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { readContent, readRecord } from './history/compositionRecord';
import { serveSite, type SiteServer } from './host/server/siteServer';
import { readPins } from './pin/pinsFile';
import type { SiteIndex } from './site/siteIndex';

/** How many processes are killed: 200 with `KILLS=all`. */
const KILLS = process.env['KILLS'] === 'all' ? 200 : 8;

/**
 * Each composition adds to the history, which makes composing slower, so a new site is started after this many kills.
 */
const KILLS_OF_ONE_SITE = 25;

/** The steps to kill, in turn, each within this many milliseconds of its start. */
const WINDOWS = [
  ['compose', 250],
  ['deploy', 25],
  ['compose', 400],
  ['pin', 6],
] as const;

jest.setTimeout(KILLS * 60_000);

let tiny: TinySite;
let server: SiteServer;
const children = new Set<ChildProcess>();
const random = createRandomNumbers(20_261_122);

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.close();
  await tiny.remove();
});

async function prepareSite(): Promise<void> {
  tiny = await createTinySite();
  for (const [index, text] of ['one', 'two'].entries()) {
    await tiny.buildShell(text, 20_000);
    fs.cpSync(tiny.paths.dist, path.join(tiny.paths.root, `dist-${index}`), { recursive: true });
  }
  await tiny.publish('games', '1.0.0', ['entry.0.js', 'shared.js']);
  await tiny.pin('games', '1.0.0');
  await compose(tiny);
  server = await serveSite({ site: tiny.paths.site, port: 0 });
}

/** A child process that publishes, pins and composes on request. */
async function prepareChild(): Promise<{ child: ChildProcess; lines: AsyncIterator<string> }> {
  const script = path.join(__dirname, 'compose-testing/changeForever.ts');
  const child = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), script, tiny.paths.root], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return { child, lines };
}

/** Lets it work until it has composed once and has started the given step, then kills it. */
async function killWithin(
  { child, lines }: Awaited<ReturnType<typeof prepareChild>>,
  what: string,
  windowMs: number,
) {
  child.stdin?.write('go\n');
  let hasComposed = false;
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The process ended by itself.');
    if (value === 'deploy') hasComposed = true;
    if (value === what && (hasComposed || what === 'compose')) break;
  }
  await new Promise((resolve) => setTimeout(resolve, random() * windowMs));
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
  children.delete(child);
}

/** Expects every file of the live composition to match its record, and its configuration to belong to it. */
async function expectCompleteSite({ paths, registry }: TinySite): Promise<void> {
  const folder = fs.realpathSync(paths.site);
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  const { compositionId, headers } = JSON.parse(String(read('site.json'))) as SiteIndex;
  const record = await readRecord(registry, compositionId);
  if (record.schema !== 2) throw new Error('The record is of an older composer.');
  const list = String(await readContent(registry, record.files))
    .trim()
    .split('\n');
  expect(list.map((line) => line.slice(line.indexOf(' ') + 1))).toContain('index.html');
  for (const line of list) {
    const [integrity, name = ''] = line.split(' ');
    expect([name, toIntegrity(read(name))]).toEqual([name, integrity]);
  }
  expect(zlib.brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  const hosting = (name: string) =>
    fs.readFileSync(path.join(path.dirname(paths.site), 'hosting/nginx', name), 'utf8');
  expect(hosting('http.conf')).toContain(`"${path.basename(path.dirname(folder))}"`);
  expect(hosting('server.conf')).toContain(`"${headers[0]?.headers['X-Tiny']}"`);
}

/** Expects every listed and every pinned release to be readable with all its files. */
async function expectCompleteReleases(
  registry: Registry,
  { pins }: TinySite['paths'],
  from: number,
): Promise<void> {
  for (const [id, pin] of Object.entries(readPins(pins).remotes)) await readPinnedRelease(registry, id, pin);
  for (const version of (await listVersions(registry, 'games')).reverse().slice(from)) {
    const { release } = await readRelease(registry, 'games', version);
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files))
        await readReleaseFile(registry, release, target, file);
  }
}

test(`${KILLS} kills at random moments of compose, deploy and pin: a reader never gets an error or mixed compositions`, async () => {
  for (let kill = 0; kill < KILLS;) {
    await prepareSite();
    const reader = startReader(server.url);
    let next = prepareChild();
    let seenVersions = 0;
    for (const last = Math.min(KILLS, kill + KILLS_OF_ONE_SITE); kill < last; kill += 1) {
      const child = await next;
      const [what, windowMs] = WINDOWS[kill % WINDOWS.length] ?? WINDOWS[0];
      await killWithin(child, what, windowMs);
      // Starting a process takes longer than killing it, so the next one starts in advance.
      if (kill + 1 < last) next = prepareChild();
      await expectCompleteSite(tiny);
      await expectCompleteReleases(tiny.registry, tiny.paths, seenVersions);
      seenVersions = (await listVersions(tiny.registry, 'games')).length;
      expect(reader.getFaults()).toEqual([]);
    }
    const { id } = await compose({ ...tiny, log: () => {} });
    await expectCompleteSite(tiny);
    expect(reader.getCount()).toBeGreaterThan(KILLS);
    expect(await reader.stop()).toEqual([]);
    // Nothing is left of the killed processes; a draft of the pins is overwritten by the next one.
    const { root, site } = tiny.paths;
    expect(
      fs.readdirSync(root).filter((name) => /^(?:cache|hosting|site)\b.*(?:lock|draft)/.test(name)),
    ).toEqual([]);
    expect(path.basename(path.dirname(fs.realpathSync(site)))).toMatch(new RegExp(`^${id}-\\d+$`));
    expect(fs.readdirSync(`${site}.compositions`)).toHaveLength(2);
    if (kill === KILLS) return;
    await server.close();
    await tiny.remove();
  }
});
