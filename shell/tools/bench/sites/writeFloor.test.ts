import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressPage, getPageCompression } from '../../../compose/render/compressPage';
import { writeFloor } from './writeFloor';

const TEXT = `<h1>Work</h1>${'<p>A project</p>'.repeat(100)}`;
const PAGE = `<script src="/main.js"></script>${TEXT}`;
const HASHES = `'sha256-abc=' 'sha384-def='`;
const INDEX = {
  pages: ['/', '/work/a'],
  headers: [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${HASHES}; font-src 'self'`,
        'Integrity-Policy': 'blocked-destinations=(script)',
        'Cache-Control': 'public, max-age=0',
        'X-Other': 'stays',
      },
    },
    { path: '/work/a', headers: { 'Content-Security-Policy': `script-src ${HASHES}; font-src 'self'` } },
    { path: '/shell/*', headers: { 'Cache-Control': 'immutable' } },
  ],
};
let folder: string;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'floor-'));
  const composition = path.join(folder, 'compositions/one');
  fs.mkdirSync(path.join(composition, 'work'), { recursive: true });
  for (const name of ['index.html', 'work/a.html', 'main.js', 'index.html.br', 'hero.svg'])
    fs.writeFileSync(path.join(composition, name), PAGE);
  fs.writeFileSync(path.join(composition, 'site.json'), JSON.stringify(INDEX));
  fs.symlinkSync('compositions/one', path.join(folder, 'site'));
  await writeFloor(path.join(folder, 'site'), path.join(folder, 'floor'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

test('has pages without scripts, and pictures, but no script', () => {
  expect(read('floor/work/a.html')).toBe(TEXT);
  expect(fs.readdirSync(path.join(folder, 'floor')).sort()).toEqual([
    'hero.svg',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'site.json',
    'work',
  ]);
});

test('compresses pages as the composer does', async () => {
  const [brotli, gzip] = await compressPage(Buffer.from(TEXT), getPageCompression(INDEX.pages.length));
  expect(fs.readFileSync(path.join(folder, 'floor/index.html.br'))).toEqual(brotli);
  expect(fs.readFileSync(path.join(folder, 'floor/index.html.gz'))).toEqual(gzip);
});

test('does not change the composition that the site links to', () => {
  expect(fs.lstatSync(path.join(folder, 'floor')).isSymbolicLink()).toBe(false);
  expect(read('site/index.html')).toBe(PAGE);
  expect(JSON.parse(read('site/site.json'))).toEqual(INDEX);
});

test('lets the browser cache documents for an hour, allows no script, and changes no other header', () => {
  const { headers } = JSON.parse(read('floor/site.json')) as typeof INDEX;
  expect(headers).toEqual([
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `default-src 'none'; font-src 'self'`,
        'Cache-Control': 'public, max-age=3600',
        'X-Other': 'stays',
      },
    },
    { path: '/work/a', headers: { 'Content-Security-Policy': `font-src 'self'` } },
    INDEX.headers[2],
  ]);
});
