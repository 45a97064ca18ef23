import { listNamedTests, listRows, listTitles, readPage } from './namedTests';

const page = readPage('shared/docs/attacks.md');
const rows = listNamedTests(page);

test('every row of the table names a test', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows).toHaveLength(listRows(page).length);
});

test('no row says that an attack is not stopped', () => {
  expect(page.match(/^\|.*(\bnever\b|reaches visitors).*$/gim)).toBeNull();
});

test.each(rows)('$line: $file has the test', ({ file, title }) => {
  expect(listTitles(file)).toContainEqual(expect.stringContaining(title));
});
