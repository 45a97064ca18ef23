import fs from 'node:fs';
import path from 'node:path';
import { SETTINGS } from './settings';

const TABLE_FILE = path.resolve(__dirname, '../../GROWTH.md');

const INTRODUCTION = `# Text that grows

Made by \`GROWTH=all npm run test:browser -- growth\`: every page in every way in which visitors enlarge text, in windows of
${SETTINGS[0]?.widthsPx.join(', ')} px. "fits" means that the page does not scroll sideways, that no control
is beyond the edge or under another one, and that no text is in a column narrower than two of its letters.
`;

/** Writes the published table: a row for each page, with the faults of each setting. */
export function writeGrowthTable(rows: ReadonlyMap<string, readonly (readonly string[])[]>): void {
  const table = [
    ['page', ...SETTINGS.map(({ name }) => name)],
    ...[...rows].map(([page, cells]) => [
      page,
      ...cells.map((faults) => (faults.length === 0 ? 'fits' : `${faults.length} faults`)),
    ]),
  ];
  const [head = [], ...body] = table;
  const widths = head.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const lines = [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)];
  fs.writeFileSync(TABLE_FILE, `${INTRODUCTION}\n${lines.join('\n')}\n`);
}
