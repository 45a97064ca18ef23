import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFloor } from './writeFloor';

const PAGE = '<script src="/main.js"></script><h1>Work</h1>';
const INDEX = {
  headers: [
    { path: '/*', headers: { 'Cache-Control': 'public, max-age=0', 'X-Other': 'stays' } },
    { path: '/shell/*', headers: { 'Cache-Control': 'immutable' } },
  ],
};
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'floor-'));
  const composition = path.join(folder, 'compositions/one');
  fs.mkdirSync(path.join(composition, 'work'), { recursive: true });
  for (const name of ['index.html', 'work/a.html', 'main.js', 'index.html.br', 'hero.svg'])
    fs.writeFileSync(path.join(composition, name), PAGE);
  fs.writeFileSync(path.join(composition, 'site.json'), JSON.stringify(INDEX));
  fs.symlinkSync('compositions/one', path.join(folder, 'site'));
  writeFloor(path.join(folder, 'site'), path.join(folder, 'floor'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

it('has pages without scripts, and pictures, but no script and no compressed copy', () => {
  expect(read('floor/work/a.html')).toBe('<h1>Work</h1>');
  expect(fs.readdirSync(path.join(folder, 'floor')).sort()).toEqual([
    'hero.svg',
    'index.html',
    'site.json',
    'work',
  ]);
});

it('does not change the composition that the site links to', () => {
  expect(fs.lstatSync(path.join(folder, 'floor')).isSymbolicLink()).toBe(false);
  expect(read('site/index.html')).toBe(PAGE);
  expect(JSON.parse(read('site/site.json'))).toEqual(INDEX);
});

it('lets the browser cache documents for an hour, and changes no other header', () => {
  const { headers } = JSON.parse(read('floor/site.json')) as typeof INDEX;
  expect(headers).toEqual([
    { path: '/*', headers: { 'Cache-Control': 'public, max-age=3600', 'X-Other': 'stays' } },
    INDEX.headers[1],
  ]);
});
