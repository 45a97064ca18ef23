import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDraft, removeDraft, swapSite } from './swapSite';

let folder: string;
let site: string;
const at = (...names: string[]) => path.join(folder, ...names);
const list = () => fs.readdirSync(at('site.compositions')).sort();

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'swap-'));
  site = at('site');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes a composition with one page and one configuration file for web servers. */
function write(id: string) {
  const draft = createDraft(site, id);
  fs.mkdirSync(draft.site);
  fs.writeFileSync(path.join(draft.site, 'index.html'), id);
  fs.writeFileSync(path.join(draft.hosting, 'http.conf'), id);
  return draft;
}

const read = () => [
  fs.readFileSync(at('site/index.html'), 'utf8'),
  fs.readFileSync(at('hosting/http.conf'), 'utf8'),
];

test('replaces one link to change site and configuration; keeps the previous composition and removes the one before it', () => {
  for (const id of ['aa', 'bb', 'cc']) {
    swapSite(write(id), site);
    expect(read()).toEqual([id, id]);
  }
  expect(list()).toEqual(['bb-2', 'cc-3']);
  expect(fs.readdirSync(folder).sort()).toEqual(['hosting', 'site', 'site.compositions']);
});

test('a composition that is composed again gets its own folder', () => {
  swapSite(write('aa'), site);
  swapSite(write('aa'), site);
  expect(list()).toEqual(['aa-1', 'aa-2']);
  expect(fs.realpathSync(site)).toBe(fs.realpathSync(at('site.compositions/aa-2/site')));
});

test('the next compose removes files of killed ones', () => {
  for (const id of ['aa', 'bb']) swapSite(write(id), site);
  write('half');
  fs.mkdirSync(at('site.compositions/whole-3'));
  fs.mkdirSync(at('site.draft'));
  const draft = write('cc');
  expect(list()).toEqual(['aa-1', 'bb-2', 'cc-4.draft']);
  swapSite(draft, site);
  expect(read()).toEqual(['cc', 'cc']);
  expect(list()).toEqual(['bb-2', 'cc-4']);
  expect(fs.existsSync(at('site.draft'))).toBe(false);
});

test('a discarded draft leaves the site unchanged', () => {
  swapSite(write('aa'), site);
  removeDraft(write('bb'), site);
  expect([read(), list()]).toEqual([['aa', 'aa'], ['aa-1']]);
});

test('keeps a site that is a plain folder as the previous composition', () => {
  fs.mkdirSync(at('hosting/nginx'), { recursive: true });
  fs.writeFileSync(at('hosting/nginx/http.conf'), 'old');
  fs.mkdirSync(site);
  fs.writeFileSync(at('site/index.html'), 'old');
  swapSite(write('aa'), site);
  expect(read()).toEqual(['aa', 'aa']);
  expect(fs.readFileSync(at('site.compositions/before-0/site/index.html'), 'utf8')).toBe('old');
  swapSite(write('bb'), site);
  expect(list()).toEqual(['aa-1', 'bb-2']);
});

test('leaves an unknown folder in the place of the configuration alone', () => {
  fs.mkdirSync(at('hosting'));
  fs.writeFileSync(at('hosting/notes.txt'), 'mine');
  swapSite(write('aa'), site);
  expect(fs.readdirSync(at('hosting'))).toEqual(['notes.txt']);
  expect(fs.readFileSync(at('site.compositions/aa-1/hosting/http.conf'), 'utf8')).toBe('aa');
});
