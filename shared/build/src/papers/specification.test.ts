import fs from 'node:fs';
import path from 'node:path';
import { listNamedTests, listRows, listTitles, readPage, ROOT } from './namedTests';

const page = readPage('shared/docs/SPEC.md');
const rows = listNamedTests(page);
const files = [...page.matchAll(/`((?:shell|shared|remotes)\/[^`]+\.tsx?)`/g)].map(([, file = '']) => file);

test('every row of the specification names its file and its test', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows).toHaveLength(listRows(page).length);
  for (const row of listRows(page)) expect(row).toMatch(/ \| `[^`]+`(?:, `[^`]+`)* +\| `[^`]+`: .+ \|$/);
});

test('every file of the specification exists', () => {
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(rows)('$line: $file has the test', ({ file, title }) => {
  expect(listTitles(file)).toContainEqual(expect.stringContaining(title));
});

test('every section and decision cited in the code exists', () => {
  const sections = new Set([...page.matchAll(/^## (\d+)\./gm)].map(([, section]) => section));
  const decisions = new Set(
    [...readPage('shared/docs/DECISIONS.md').matchAll(/^(\d+)\. /gm)].map(([, decision]) => decision),
  );
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(decisions.size).toBeGreaterThanOrEqual(28);
  const cited = listCited(path.join(ROOT, 'shell'), path.join(ROOT, 'shared'), path.join(ROOT, 'remotes'));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ kind, number }) => !(kind === 'SPEC' ? sections : decisions).has(number))).toEqual(
    [],
  );
});

/** Lists the sections that comments cite: "SPEC section 4", "SPEC sections 5 and 9", "DECISIONS 6 and 7". */
function listCited(...folders: string[]): { kind: string; number: string; file: string }[] {
  return folders.flatMap((folder) =>
    fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : listCited(file);
      if (!/\.tsx?$/.test(entry.name)) return [];
      const text = fs.readFileSync(file, 'utf8');
      return [...text.matchAll(/\b(SPEC sections?|DECISIONS) (\d+)(?: and (\d+))?/g)].flatMap(
        ([, kind = '', ...numbers]) =>
          numbers
            .filter((number) => number !== undefined)
            .map((number) => ({ kind: kind.split(' ')[0] ?? '', number, file })),
      );
    }),
  );
}
