import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(ROOT, 'shared/docs/attacks.md'), 'utf8');

/** The rows of the page's tables: what is tried, and the test that holds it. */
const rows = [...page.matchAll(/^\| (.+?) \|.*\| `([^`|]+)`: (.+?) +\|$/gm)].map(
  ([, tried = '', file = '', title = '']) => ({ tried, file, title }),
);

test('every row of the table names a test', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (tried|---)/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows).toHaveLength(lines.length);
});

test.each(rows)('$tried: $file has the test', ({ file, title }) => {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
  expect(source).toContain(title);
});
