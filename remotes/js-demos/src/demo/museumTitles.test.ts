import fs from 'node:fs';
import path from 'node:path';

const REMOTE = path.resolve(__dirname, '../..');
const PAGES = path.join(REMOTE, 'src/pages');

/** The titles of all museums, as their sources write them. */
const titles = fs
  .readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Museum.tsx'))
  .flatMap((file) => [...fs.readFileSync(path.join(PAGES, file), 'utf8').matchAll(/^ +title="(.+)"$/gm)])
  .map(([, title = '']) => title);

test('the README gives every museum its title', () => {
  const readme = fs.readFileSync(path.join(REMOTE, 'README.md'), 'utf8');
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !readme.includes(`“${title}”`))).toEqual([]);
});
