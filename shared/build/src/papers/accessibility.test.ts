import fs from 'node:fs';
import path from 'node:path';
import { readPage, ROOT } from './namedTests';

const rows = [...readPage('shared/docs/accessibility.md').matchAll(/^\| (\d\.\d+\.\d+) .+$/gm)].map(
  ([row = '', criterion = '']) => ({
    criterion,
    row,
  }),
);

/** The criteria of WCAG 2.2 at levels A and AA; 4.1.1 is obsolete. */
const CRITERIA_COUNT = 55;

test('the table lists every criterion once', () => {
  expect(rows).toHaveLength(CRITERIA_COUNT);
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(CRITERIA_COUNT);
});

test.each(rows)('$criterion names tests that exist', ({ row }) => {
  const files = [...row.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
