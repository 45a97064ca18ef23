import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_INDEX_FILE } from '../../compose/site/siteIndex';
import { assertPaths, listPaths } from './sitePaths';

let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  fs.writeFileSync(path.join(site, SITE_INDEX_FILE), JSON.stringify({ pages: ['/', '/work'] }));
});

afterEach(() => fs.rmSync(site, { recursive: true }));

test('lists every page, and the one that is not found', () => {
  expect(listPaths(site)).toEqual(['/', '/work', '/404']);
});

test('accepts pages with a query', () => {
  expect(() => assertPaths(site, ['/', '/work?type=UX'])).not.toThrow();
});

test('names the pages that a site lacks, and what to do', () => {
  expect(() => assertPaths(site, ['/', '/abuot'])).toThrow(/has no page \/abuot\. Compose all remotes/);
});

test('refuses a folder without a site', () => {
  fs.rmSync(path.join(site, SITE_INDEX_FILE));
  expect(() => assertPaths(site, ['/'])).toThrow(/is not a composed site/);
});
