import fs from 'node:fs';
import path from 'node:path';
import type { Reporter } from '@playwright/test/reporter';
import {
  findReason,
  listCells,
  listRowNames,
  readComposition,
  readResult,
  REASONS,
  type Situation,
  SITUATIONS,
  toTitle,
} from './faultCells';
import { type Fault, FAULTS } from './faultKinds';

const TABLE_FILE = path.resolve(__dirname, '../../FAULTS.md');

const NOT_RUN = 'not run';

const INTRODUCTION = `# Fault matrix

Made by \`FAULTS=all npm run test:faults\`; every cell is a test in Chromium that passed. The row names the file at fault,
which is a file of the page that is visited. Times are of the page's clock, which is moved on, from the moment the visitor
asked. Results are kept by cell: a run goes on where the one before ended, as long as the composition is the same.

What fails a cell: a **dead page** (buttons that look alive and do nothing, links that cannot be pressed, no text), an
**endless wait** (nothing is said ten seconds after a page began that cannot start, or two minutes after anything else was
asked for; no sign within a second of a page that was asked for by a link), a **lie** (a message about something else than
what failed, the heading of another page, a remote blamed for a file of the shell), anything run whose hash is not the
published one, and a page that does not come when the file is right again and the visitor has asked again.

- _works_: the page comes and answers, at once or after as many seconds. _the server is not asked_: the browser had the
  file, or asks for none like it.
- _notice_: the line that says that buttons do not work yet; those that would do nothing are disabled, text and links work.
- _page panel_: "This page could not be loaded", with Try again, in the place of the page. _panel_: the same for the page of
  a remote, above what was prerendered. _message_: what the part says that was asked for.
- "Slow" comes after 60 s, "arrives after the time-out" after 130 s. "One byte a second" begins after half of the file, of
  a page after half of what is to be read. A stale file is that of another build, whole. "Corrupted once" is one byte in
  the first answer; "and cached" is one that the browser may keep for a year, and the next visit works, too.
- What throws has its right hash, as if it had been released like this. Data does not run: in the place of "throws on
  evaluation" it is \`null\`, of "throws on render" \`{}\`. A style is not CSS at all, or names files that are not there.
- Remotes: at the first load, each remote that has such a file; else one after the other. In the cells with a release
  before, the release that was pinned before takes the place of the one at fault.
- Cache entries are corrupted where the service worker keeps them, while the server is right; then the page is visited.

Where there is a sign, there can be no cell:

${Object.entries(REASONS)
  .map(([sign, reason]) => `- ${sign}: ${reason}`)
  .join('\n')}
`;

/** Writes the published table from all cells that have passed with this composition. */
export default class FaultsReporter implements Reporter {
  onEnd(): void {
    if (process.env['FAULTS'] !== 'all') return;
    const composition = readComposition();
    const cells = listCells();
    const results = cells.map((cell) => ({ cell, result: readResult(toTitle(cell), composition) }));
    const count = results.filter(({ result }) => result !== null).length;
    const toText = (name: string, fault: Fault, situation: Situation): string => {
      const reason = findReason(name, fault, situation);
      if (reason !== null) return `– ${reason}`;
      const own = results.filter(
        ({ cell }) => cell.row.name === name && cell.fault === fault && cell.situation === situation,
      );
      return joinOutcomes(
        own.map(({ cell, result }) => ({
          owner: cell.row.remoteId ?? '',
          outcome: result?.outcome ?? NOT_RUN,
        })),
      );
    };
    const parts = listRowNames().map((name) => `## ${name}\n\n${toTable(name, toText)}`);
    const state = `${count} of ${cells.length} cells have been run with the composition that this table is of.\n`;
    fs.writeFileSync(TABLE_FILE, [INTRODUCTION, state, ...parts].join('\n'));
    console.log(`${count} of ${cells.length} cells have passed; see ${TABLE_FILE}.`);
  }
}

interface OwnedOutcome {
  owner: string;
  outcome: string;
}

/** Combines equal outcomes of all remotes into one text, with the range of their times. */
function joinOutcomes(outcomes: readonly OwnedOutcome[]): string {
  const groups = new Map<string, OwnedOutcome[]>();
  for (const one of outcomes) {
    const shape = one.outcome.replace(/\d+(?= s)/g, '#').replace(/(?<=works) after # s$/, '');
    groups.set(shape, [...(groups.get(shape) ?? []), one]);
  }
  return [...groups.values()]
    .map((group) => {
      const text = joinTimes(group.map(({ outcome }) => outcome));
      return groups.size === 1 ? text : `${group.map(({ owner }) => owner).join(', ')}: ${text}`;
    })
    .join('; ');
}

function joinTimes(outcomes: readonly string[]): string {
  const times = outcomes.map((outcome) => [...outcome.matchAll(/\d+(?= s)/g)].map(Number));
  const longest = outcomes.toSorted((one, other) => other.length - one.length)[0] ?? '';
  let place = -1;
  return longest.replace(/\d+(?= s)/g, () => {
    place += 1;
    const all = times.map((own) => own[place] ?? 0);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return low === high ? String(low) : `${low} to ${high}`;
  });
}

/** Formats a table with a row for each fault and a column for each situation, padded as prettier would. */
function toTable(name: string, toText: (name: string, fault: Fault, situation: Situation) => string): string {
  const situations = SITUATIONS.filter((situation) =>
    FAULTS.some((fault) => !toText(name, fault, situation).startsWith('–')),
  );
  const all = [
    ['fault', ...situations],
    ...FAULTS.map((fault) => [fault.name, ...situations.map((situation) => toText(name, fault, situation))]),
  ];
  const widths =
    all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  const rule = widths.map((width) => '-'.repeat(width));
  return `${[toLine(head), toLine(rule), ...body.map(toLine)].join('\n')}\n`;
}
