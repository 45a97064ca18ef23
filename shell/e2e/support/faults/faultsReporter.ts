import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FAULTS } from './faultKinds';
import { FAULT_SITE } from '../testPaths';
import { FILE_KINDS } from './faultTargets';

/** What one cell came to, as its test notes it. */
export interface CellNote {
  /** The site the cell was run on: one release of each remote, or two. */
  releases: 'one' | 'two';
  fault: string;
  kind: string;
  remoteId: string;
  outcome: string;
}

/** Kind of the annotation that carries a note. */
export const CELL_NOTE = 'cell';

const TABLE_FILE = path.resolve(__dirname, '../../FAULTS.md');

const INTRODUCTION = `# Fault matrix

Made by \`FAULTS=all npm run test:faults\`; every cell is a test in Chromium that passed. The file at fault is a file of
the page that is visited. Times are of the page's clock, which is moved on; they start with the load of the page.

In every cell the prerendered page stays readable until another takes its place, the header answers before and after the
failure, and nothing runs whose hash is not the one that was pinned. In every cell of the first four tables a page of
another remote loads and runs in the same browser meanwhile. "Recovered" is without a reload: Retry, once the file is right.

- A held file waits on the server. "Slow" lets it go after 60 s, "arrives after the time-out" after the panel came: it is
  then not used. What hangs goes on hanging while Retry loads the page.
- A file that throws has its right hash, as if it had been released like this: it runs, and Retry brings the same. What
  helps is the release before, which takes its place (last table). A page that throws while it renders gives its place to
  the panel. Of the entry and the exposed module, "throws on render"
  means that what they hand out throws when it is used to render.
- Styles are not run. In the place of "throws on evaluation" the file is not CSS at all; in the place of "throws on render" it
  names a font and a picture that are not there. Both have their right hash, and neither is a failure: the page works.
- Only css-demos has style files of its own. The other remotes are built with one for this table.
`;

/** Beside the site that the cells were run on: with another site they are gone. */
const NOTES_FILE = path.join(path.dirname(FAULT_SITE.pins), 'notes.json');

/** Keeps what the cells came to, and writes the published table when all have passed: a cell can be run again alone. */
export default class FaultsReporter implements Reporter {
  private readonly notes = new Map<string, CellNote | null>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const note = test.annotations.find(({ type }) => type === CELL_NOTE)?.description;
    this.notes.set(test.title, status === 'passed' && note !== undefined ? parseNote(note) : null);
  }

  onEnd(): void {
    if (process.env['FAULTS'] !== 'all') return;
    const kept = fs.existsSync(NOTES_FILE)
      ? (JSON.parse(fs.readFileSync(NOTES_FILE, 'utf8')) as [string, CellNote | null][])
      : [];
    const notes = new Map([...kept, ...this.notes]);
    fs.writeFileSync(NOTES_FILE, JSON.stringify([...notes]));
    writeTable([...notes.values()].filter((note) => note !== null));
  }
}

function parseNote(text: string): CellNote {
  return JSON.parse(text) as CellNote;
}

function writeTable(notes: readonly CellNote[]): void {
  const alone = notes.filter(({ releases }) => releases === 'one');
  const remotes = [...new Set(alone.map(({ remoteId }) => remoteId))].sort();
  const missing = remotes.length * FAULTS.length * FILE_KINDS.length - alone.length;
  if (missing !== 0 || remotes.length < 2) {
    console.log(`The table stays as it is: ${missing} cells have not passed.`);
    return;
  }
  const parts = remotes.map((remoteId) => {
    const cells = alone.filter((note) => note.remoteId === remoteId);
    return `## ${remoteId}\n\n${toTable(cells, ({ outcome }) => outcome)}`;
  });
  const others = notes.filter(({ releases }) => releases === 'two');
  const withPrevious = toTable(others, ({ remoteId, outcome }) => `${remoteId}: ${outcome}`);
  fs.writeFileSync(
    TABLE_FILE,
    [INTRODUCTION, ...parts, `## With a release before\n\n${withPrevious}`].join('\n'),
  );
  console.log(`Wrote ${notes.length} cells to ${TABLE_FILE}.`);
}

/** Rows of faults, columns of files; as wide as the formatter wants them. */
function toTable(notes: readonly CellNote[], toText: (note: CellNote) => string): string {
  const rows = FAULTS.map(({ name }) => [
    name,
    ...FILE_KINDS.map((kind) =>
      notes
        .filter((note) => note.fault === name && note.kind === kind)
        .map(toText)
        .join('; '),
    ),
  ]).filter(([, ...cells]) => cells.some((cell) => cell !== ''));
  const all = [['fault', ...FILE_KINDS], ...rows];
  const widths =
    all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  const rule = widths.map((width) => '-'.repeat(width));
  return `${[toLine(head), toLine(rule), ...body.map(toLine)].join('\n')}\n`;
}
