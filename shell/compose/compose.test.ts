import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { compose } from './compose';

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['entry.a1.js', 'shared.b1.js']);
  await tiny.publish('games', '1.1.0', ['entry.a2.js', 'shared.b1.js']);
  await tiny.pin('games', '1.0.0');
});

afterEach(() => tiny.remove());

const composeSite = () => compose({ paths: tiny.paths, registry: tiny.registry });
const read = (...names: string[]) => fs.readFileSync(path.join(tiny.paths.site, ...names));
const toText = (content: Buffer) => content.toString('utf8');

test('a page that did not change is not rendered again, and names the new composition in every copy', async () => {
  const first = await composeSite();
  const before = toText(read('index.html'));
  await tiny.pin('games', '1.1.0');
  const second = await composeSite();
  expect(second.id).not.toBe(first.id);
  expect([first.renderedCount, second.renderedCount]).toEqual([2, 0]);
  const html = toText(read('index.html'));
  expect(html).toBe(before.replace(first.id, second.id));
  expect(toText(zlib.brotliDecompressSync(read('index.html.br')))).toBe(html);
  expect(toText(zlib.gunzipSync(read('index.html.gz')))).toBe(html);
});

test('where nothing changed the new site shares its pages with the one before, but not one that was written to', async () => {
  await composeSite();
  const [home, lost] = ['index.html', '404.html'];
  const before = read(lost);
  const { ino } = fs.statSync(path.join(tiny.paths.site, home));
  const laterSeconds = Date.now() / 1000 + 1;
  fs.writeFileSync(path.join(tiny.paths.site, lost), 'written to');
  fs.utimesSync(path.join(tiny.paths.site, lost), laterSeconds, laterSeconds);
  await composeSite();
  expect(fs.statSync(path.join(tiny.paths.site, home)).ino).toBe(ino);
  expect(read(lost)).toEqual(before);
});

test('all pages are rendered again where the shell is another one', async () => {
  await composeSite();
  await tiny.buildShell('two');
  expect((await composeSite()).renderedCount).toBe(2);
  expect(toText(read('index.html'))).toContain('two');
});

test('a kept file that was written to since it was verified is fetched again', async () => {
  await composeSite();
  const before = read('remotes/games/entry.a1.js');
  const kept = path.join(tiny.paths.cache, 'web/games/entry.a1.js');
  const laterSeconds = Date.now() / 1000 + 1;
  fs.writeFileSync(kept, before.toString().replace('a1', 'zz'));
  fs.utimesSync(kept, laterSeconds, laterSeconds);
  await composeSite();
  expect(read('remotes/games/entry.a1.js')).toEqual(before);
});

test('pages and copies that no page needs any more are not kept', async () => {
  await composeSite();
  const before = fs.readdirSync(path.join(tiny.paths.cache, 'pages'));
  await tiny.buildShell('two');
  await composeSite();
  const after = fs.readdirSync(path.join(tiny.paths.cache, 'pages'));
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});
