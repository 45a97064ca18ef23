import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressFiles } from './compressFiles';

const CONTENT = '<p>A page.</p>\n'.repeat(100);

let folder: string;
let site: string;
const cache = () => path.join(folder, 'cache');
const listKept = () => fs.readdirSync(path.join(cache(), 'compressed')).sort();

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  site = path.join(folder, 'site');
  fs.mkdirSync(site);
  fs.writeFileSync(path.join(site, 'index.html'), CONTENT);
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('writes a copy in each format, and none of a small file', async () => {
  fs.writeFileSync(path.join(site, 'small.html'), 'small');
  await compressFiles(site, cache());
  expect(fs.readdirSync(site).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'small.html']);
  expect(String(zlib.brotliDecompressSync(fs.readFileSync(path.join(site, 'index.html.br'))))).toBe(CONTENT);
  expect(String(zlib.gunzipSync(fs.readFileSync(path.join(site, 'index.html.gz'))))).toBe(CONTENT);
});

test('passes over folders that are named like files', async () => {
  fs.mkdirSync(path.join(site, 'part.js'));
  fs.writeFileSync(path.join(site, 'part.js/data.json'), CONTENT);
  await compressFiles(site, cache());
  expect(fs.readdirSync(path.join(site, 'part.js')).sort()).toEqual([
    'data.json',
    'data.json.br',
    'data.json.gz',
  ]);
});

test.each(['.br', '.gz'])('makes the copies again if only %s is missing', async (extension) => {
  await compressFiles(site, cache());
  const copies = listKept();
  const missing = copies.find((name) => name.endsWith(extension)) ?? '';
  fs.rmSync(path.join(cache(), 'compressed', missing));
  for (const one of ['.br', '.gz']) fs.rmSync(path.join(site, `index.html${one}`));
  await compressFiles(site, cache());
  expect(listKept()).toEqual(copies);
});

test('completes the copies of a process that was killed while it wrote one', async () => {
  await compressFiles(site, cache());
  const [copy = '', last = ''] = listKept();
  const inCache = (name: string) => path.join(cache(), 'compressed', name);
  fs.renameSync(inCache(copy), inCache(`${copy}.draft`));
  fs.rmSync(inCache(last));
  for (const extension of ['.br', '.gz']) fs.rmSync(path.join(site, `index.html${extension}`));
  await compressFiles(site, cache());
  expect(listKept()).toEqual([copy, last]);
});
