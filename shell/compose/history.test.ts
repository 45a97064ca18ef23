import fs from 'node:fs/promises';
import path from 'node:path';
import { toIntegrity } from '@portfolio/registry';
import { compose } from './compose';
import { serveSite } from './host/server/siteServer';
import { carryOver } from './history/carryOver';
import { toContentPath } from './history/historyPaths';
import { replay } from './replay';
import { createTinySite, type TinySite } from './compose-testing/tinySite';

const DAY_MS = 24 * 60 * 60_000;

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['entry.a1.js', 'shared.b1.js']);
  await tiny.publish('games', '1.1.0', ['entry.a2.js', 'shared.b1.js']);
  await tiny.publish('games', '1.2.0', ['entry.a3.js', 'shared.b1.js']);
  await tiny.pin('games', '1.0.0');
});

afterEach(() => tiny.remove());

const composeSite = () => compose({ paths: tiny.paths, registry: tiny.registry });

async function readAll(folder: string): Promise<Record<string, string>> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile()).map((name) => path.join(name.parentPath, name.name));
  return Object.fromEntries(
    await Promise.all(
      files
        .sort()
        .map(async (file) => [path.relative(folder, file), await fs.readFile(file, 'base64')] as const),
    ),
  );
}

const replayInto = (id: string, target: string) =>
  replay({
    registry: tiny.registry,
    id,
    target: path.join(tiny.paths.root, target),
    cacheDir: path.join(tiny.paths.root, 'replay-cache'),
  });

test('replays a composition from the registry alone, byte for byte', async () => {
  const { id } = await composeSite();
  const before = await readAll(tiny.paths.site);
  for (const gone of [tiny.paths.dist, tiny.paths.pins, tiny.paths.cache, tiny.paths.site])
    await fs.rm(gone, { recursive: true, force: true });
  const result = await replayInto(id, 'again');
  expect(result).toEqual({ pageCount: 2, differences: [], revocations: [] });
  expect(await readAll(path.join(tiny.paths.root, 'again'))).toEqual(before);
});

test('names each file that differs from the record', async () => {
  const { id } = await composeSite();
  const file = path.join(tiny.registry.location, '_history/compositions', `${id}.json`);
  const record = JSON.parse(await fs.readFile(file, 'utf8')) as { files: string };
  const list = String(await tiny.registry.read(toContentPath(record.files)));
  const other = list.replace(/\S+ (?=robots\.txt\n)/, 'sha384-other ').replace(/\S+ 404\.html\n/, '');
  await tiny.registry.create(toContentPath(toIntegrity(other)), Buffer.from(other));
  await fs.writeFile(file, JSON.stringify({ ...record, files: toIntegrity(other) }));
  expect((await replayInto(id, 'again')).differences).toEqual(['404.html', 'robots.txt']);
});

test('refuses an unknown composition and lists the latest known ones', async () => {
  const { id } = await composeSite();
  await expect(replayInto('0123456789ab', 'again')).rejects.toMatchObject({
    code: 'UNKNOWN_COMPOSITION',
    message: expect.stringContaining(`- ${id}, composed `) as string,
  });
});

test('does not replace a folder with unknown files', async () => {
  const { id } = await composeSite();
  await expect(replayInto(id, 'build')).rejects.toMatchObject({ code: 'NOT_A_SITE' });
  expect(await fs.readdir(path.join(tiny.paths.root, 'build'))).toEqual(['games']);
});

test('does not replace a file', async () => {
  const { id } = await composeSite();
  const file = path.join(tiny.paths.root, 'notes.txt');
  await fs.writeFile(file, 'Notes');
  await expect(replayInto(id, 'notes.txt')).rejects.toMatchObject({ code: 'NOT_A_SITE' });
  expect(await fs.readFile(file, 'utf8')).toBe('Notes');
});

test('a tab of the previous composition still gets its chunks, which new pages do not name', async () => {
  await composeSite();
  await tiny.buildShell('two');
  await tiny.pin('games', '1.1.0');
  await tiny.pin('games', '1.2.0');
  const { id, carriedOver } = await composeSite();
  // Release 1.0.0 is now neither pinned nor the fallback.
  expect(carriedOver).toEqual({ compositionCount: 1, fileCount: 2, losses: [] });
  const server = await serveSite({ site: tiny.paths.site, port: 0 });
  try {
    for (const url of ['/shell/main.one.js', '/remotes/games/entry.a1.js', '/shell/main.two.js'])
      expect([url, (await fetch(server.url + url)).status]).toEqual([url, 200]);
    const html = await (await fetch(server.url)).text();
    const facts = (await (await fetch(`${server.url}/composition.json`)).json()) as { compositionId: string };
    expect(facts.compositionId).toBe(id);
    expect(html).toContain('main.two.js');
    expect(html).not.toMatch(/main\.one|entry\.a1/);
  } finally {
    await server.close();
  }
  expect(await fs.readdir(path.join(tiny.paths.site, 'remotes/games'))).toEqual([
    'entry.a1.js',
    'entry.a2.js',
    'entry.a3.js',
    'shared.b1.js',
  ]);
});

test('keeps separate page data for tabs of the previous composition', async () => {
  await tiny.buildShell('one', 20_000);
  await composeSite();
  const [name = ''] = await fs.readdir(path.join(tiny.paths.site, 'data'));
  await tiny.buildShell('two');
  const { carriedOver } = await composeSite();
  expect(carriedOver?.losses).toEqual([]);
  expect(name).toMatch(/\.[0-9a-f]{8}\.json$/);
  expect(await fs.readFile(path.join(tiny.paths.site, 'data', name), 'utf8')).toContain('xxx');
});

test('carries files for the grace period, which starts when their composition is replaced', async () => {
  const first = await composeSite();
  await tiny.buildShell('two');
  const second = await composeSite();
  const carry = async (days: number) => {
    const site = path.join(tiny.paths.root, `days-${days}`);
    const { registry } = tiny;
    const nowMs = Date.now() + days * DAY_MS;
    const siteUrl = 'https://tiny.example';
    await carryOver({ registry, site, siteUrl, id: second.id, nowMs, graceMs: 30 * DAY_MS });
    return fs.readdir(path.join(site, 'shell')).catch(() => []);
  };
  expect(first.id).not.toBe(second.id);
  expect(await carry(29)).toEqual(['assets', 'main.one.js']);
  expect(await carry(31)).toEqual([]);
});

test('reads only those files of earlier compositions that the site does not have', async () => {
  await composeSite();
  await tiny.pin('games', '1.1.0');
  const reads: string[] = [];
  const read = (file: string) => {
    reads.push(file);
    return tiny.registry.read(file);
  };
  const { carriedOver } = await compose({ paths: tiny.paths, registry: { ...tiny.registry, read } });
  expect(carriedOver).toEqual({ compositionCount: 1, fileCount: 0, losses: [] });
  // Read once, as the fallback release; its files and those of the shell are already in the site.
  expect(reads.filter((file) => file.endsWith('1.0.0.json'))).toHaveLength(1);
  expect(reads.filter((file) => file.startsWith('_history/shells/'))).toEqual([]);
});

test('records nothing twice, and composes a site even if a file of an old composition is lost', async () => {
  await composeSite();
  const before = await tiny.registry.listFiles('_history');
  await composeSite();
  expect(await tiny.registry.listFiles('_history')).toEqual(before);

  await tiny.buildShell('two');
  const lost = before.find(({ path: file }) => file.startsWith('_history/shells/'));
  await tiny.registry.remove(lost?.path ?? '');
  const { carriedOver } = await composeSite();
  expect(carriedOver?.losses).toHaveLength(1);
  // The font and the icon of both builds are stored once. New files: script, node build, worker, shell, file list,
  // composition, log.
  expect(await tiny.registry.listFiles('_history')).toHaveLength(before.length - 1 + 7);
});
