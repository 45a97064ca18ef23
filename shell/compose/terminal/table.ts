import { styleText } from 'node:util';
import { toPlainText } from '@portfolio/contract/validate';

/** Rows of a table; the first row is the headings. */
export type Rows = readonly (readonly string[])[];

type Style = Parameters<typeof styleText>[0];

const CHANGES: readonly (readonly [pattern: RegExp, style: Style])[] = [
  [/^(added|\+)/, 'green'],
  [/^(removed|-\d)/, 'red'],
  [/^raised|^changed/, 'yellow'],
];

/**
 * Formats rows in columns. On a terminal the headings are bold and changes are coloured; elsewhere, and with
 * `NO_COLOR`, the result is plain text.
 */
export function toTable(rows: Rows, isColoured = isTerminal()): string {
  // A line break in a cell, such as a card's description, would move its other columns. What a release, a browser or a
  // server says may also control the terminal.
  const lines = rows.map((row) => row.map((cell) => toPlainText(cell.replace(/\s*\n\s*/g, ' '))));
  const widths = (lines[0] ?? []).map((_heading, column) =>
    lines.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return lines
    .map((row, index) =>
      row
        .map((cell, column) => {
          const padded = column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0);
          return isColoured ? colour(padded, index === 0) : padded;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function isTerminal(): boolean {
  return process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
}

function colour(cell: string, isHeading: boolean): string {
  if (isHeading) return paint('bold', cell);
  const style = CHANGES.find(([pattern]) => pattern.test(cell))?.[1];
  return style === undefined ? cell : paint(style, cell);
}

/** The caller has already checked whether there is a terminal. */
function paint(style: Style, text: string): string {
  return styleText(style, text, { validateStream: false });
}
