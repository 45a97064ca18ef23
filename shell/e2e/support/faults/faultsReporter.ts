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

Written by \`FAULTS=all npm run test:faults\`; every cell is a test that passed in Chromium. The row names the faulty file,
which belongs to the page that is visited. Times count from the visitor's action, on the page's clock, which the tests
advance. Results are stored per cell: a run continues where the previous one ended, as long as the composition is the same.

A cell fails on a **dead page** (buttons that look enabled and do nothing, links that cannot be clicked, no text), an
**endless wait** (no message ten seconds after the start of a page that cannot start, or two minutes after any other
request; no sign of loading within a second of a click on a link), a **false message** (about something other than the
fault, the heading of another page, a remote blamed for a file of the shell), on any code that runs with a hash other than
the published one, and on a page that does not load once the file is correct and the visitor has tried again.

- _works_: the page loads and responds, at once or after the stated seconds. _without a request_: the browser had the
  file, or requests no such file.
- _notice_: the line that tells visitors that buttons do not work yet; those that would do nothing are disabled, text and
  links work.
- _page panel_: "This page could not be loaded", with Try again, instead of the page. _panel_: the same for the page of
  a remote, above the prerendered HTML. _message_: the message of the requested part.
- "Slow" arrives after 60 s, "arrives after the time-out" after 130 s. "One byte a second" starts after half of the file, or
  for a page after half of its text. A stale file is a complete file of another build. "Corrupted once" changes one byte in
  the first response; "and cached" does so in a response that the browser may cache for a year, and the next visit works, too.
- Files that throw have their correct hash, as if they had been released like this. Data does not run: instead of "throws on
  evaluation" it is \`null\`, instead of "throws on render" \`{}\`. A style file is not CSS at all, or names missing files.
- Remotes: at the first load, every remote that has such a file; otherwise one after the other. In the cells with a previous
  release, the release that was pinned before replaces the faulty one.
- Cache entries are corrupted in the cache of the service worker, while the server is correct; then the page is visited.

A letter marks a cell that cannot exist:

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
    const state =
      count === cells.length
        ? `All ${count} cells passed with one composition.\n`
        : `${count} of ${cells.length} cells passed with one composition; the others have not been run with it.\n`;
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

/** Formats a table with a row for each fault and a column for each situation, padded as the formatter would. */
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
