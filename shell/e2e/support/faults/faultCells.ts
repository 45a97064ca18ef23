import fs from 'node:fs';
import path from 'node:path';
import { MAIN_SITE, FALLBACK_SITE } from '../testPaths';
import { type Fault, FAULTS } from './faultKinds';
import { type FaultRow, listRemoteRows, listShellRows } from './faultRows';

/** The columns of a row's table: the situation in which the file is faulty. */
export const SITUATIONS = ['first load', 'navigation', 'repeat visit', 'with a release before'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** One fault of one file in one situation. */
export interface FaultCell {
  row: FaultRow;
  fault: Fault;
  situation: Situation;
}

/** Why a cell cannot exist, by the letter that the table shows instead. */
export const REASONS = {
  a: 'The file came with the previous document; navigation does not request it.',
  b: 'A press requests the file, on any page: as at the first load.',
  c: 'Nothing of the site has arrived: the browser shows its own error page, or the response.',
  d: 'The file is neither run nor rendered.',
  e: 'A faulty release is cached like the others: as at the first load.',
  f: 'A cache responds at once with its content.',
  g: 'Before the first visit nothing is cached; afterwards navigation gets the same response as a visit.',
  h: 'Only remotes have a release that was pinned before.',
  i: 'Neither the release nor the connection is faulty, so the previous release is not requested.',
} as const;

function readRows() {
  const shell = listShellRows(MAIN_SITE);
  const remotes = listRemoteRows(MAIN_SITE);
  const names = [...new Set([...shell, ...remotes].map(({ name }) => name))];
  return { shell, remotes, withPrevious: listRemoteRows(FALLBACK_SITE), names };
}

let rows: ReturnType<typeof readRows> | undefined;

/** Read on first use: the sites are composed after the reporter is loaded. */
const getRows = () => (rows ??= readRows());

/** Names of the rows, in the order of the matrix. */
export const listRowNames = (): readonly string[] => getRows().names;

const NEVER_ANSWERED = ['hangs', 'slow', 'arrives after the time-out', 'one byte a second', 'reset'];
const COMPLETE_ANSWERS = [
  'cut short',
  'one byte a second',
  'stale file',
  'one byte changed',
  'corrupted once, then right',
  'corrupted and cached',
];
const ASKED_BY_PAGES = [
  'runtime',
  'framework',
  'main',
  'service worker script',
  'font',
  'web manifest',
  'favicon',
];
const ASKED_BY_A_PRESS = ['lazy part', 'search list'];

/** Returns the reason why a cell cannot exist; null if it can. */
function findExclusion({ row, fault, situation }: FaultCell): keyof typeof REASONS | null {
  const { name, isKept, type, goal } = row;
  const isReleased = fault.release !== undefined;
  if (situation === 'with a release before' && !name.startsWith('remote: ')) return 'h';
  if (isKept && situation !== 'repeat visit') return 'g';
  if (isReleased && isNotReleasable(row, fault)) return 'd';
  if (isReleased && situation === 'repeat visit') return 'e';
  if (isKept && NEVER_ANSWERED.includes(fault.name)) return 'f';
  if (situation === 'navigation' && ASKED_BY_PAGES.includes(name)) return 'a';
  if (situation === 'navigation' && ASKED_BY_A_PRESS.includes(name)) return 'b';
  if (situation === 'with a release before' && type === 'style' && isReleased) return 'i';
  const isDocument = type === 'page' && goal === 'page' && !isKept;
  if (isDocument && situation === 'first load' && !isReleased && !COMPLETE_ANSWERS.includes(fault.name))
    return 'c';
  return null;
}

function isNotReleasable({ type, part }: FaultRow, { name }: Fault): boolean {
  if (type === 'ornament') return true;
  return name === 'throws on render' && (type === 'worker' || (type === 'script' && part === undefined));
}

/**
 * The rows with a name. A kind of file that every remote has: all remotes at the first load, otherwise one, in turn.
 */
function listRows(name: string, situation: Situation, column: number): FaultRow[] {
  const { shell, remotes, withPrevious, names } = getRows();
  const shellRow = shell.find((row) => row.name === name);
  if (shellRow !== undefined) return [shellRow];
  const all = situation === 'with a release before' ? withPrevious : remotes;
  const own = all.filter((row) => row.name === name);
  const turn = own[(column + names.indexOf(name)) % own.length];
  return situation === 'first load' || turn === undefined ? own : [turn];
}

/** All cells that can exist. */
export function listCells(): FaultCell[] {
  return listRowNames().flatMap((name) =>
    SITUATIONS.flatMap((situation) =>
      FAULTS.flatMap((fault, column) =>
        listRows(name, situation, column)
          .map((row) => ({ row, fault, situation }))
          .filter((cell) => findExclusion(cell) === null),
      ),
    ),
  );
}

/** Why the cells of a name, a fault and a situation cannot exist; null if they can. */
export function findReason(name: string, fault: Fault, situation: Situation): string | null {
  const [row] = listRows(name, situation, 0);
  return row === undefined ? null : findExclusion({ row, fault, situation });
}

export function toTitle({ row, fault, situation }: FaultCell): string {
  const owner = row.name.startsWith('remote: ') ? `${row.remoteId}, ` : '';
  return `${owner}${row.name}, ${fault.name}, ${situation}`;
}

/** The sample for normal runs: every row and every fault at least once. */
const SAMPLE: readonly (readonly [row: string, fault: string, situation: Situation])[] = [
  ['runtime', '500', 'first load'],
  ['framework', 'reset', 'first load'],
  ['main', 'corrupted and cached', 'first load'],
  ['page chunk', 'wrong type', 'navigation'],
  ['page data', 'hangs', 'first load'],
  ['lazy part', 'one byte changed', 'first load'],
  ['search list', 'redirect', 'first load'],
  ['composition facts', 'stale file', 'first load'],
  ['loader of remotes', '404 as HTML', 'navigation'],
  ['HTML document', 'cut short', 'first load'],
  ['service worker script', '500', 'repeat visit'],
  ['cache entry of main', 'one byte changed', 'repeat visit'],
  ['cache entry of a page', 'stale file', 'repeat visit'],
  ["cache entry of a remote's page", 'cut short', 'repeat visit'],
  ['font', 'hangs', 'first load'],
  ['picture', '404 as HTML', 'navigation'],
  ['web manifest', '404 as JSON', 'first load'],
  ['favicon', 'reset', 'first load'],
  ['remote: entry', 'slow', 'first load'],
  ['remote: entry', 'throws on render', 'first load'],
  ['remote: expose chunk', 'arrives after the time-out', 'first load'],
  ['remote: lazy chunk', 'corrupted once, then right', 'navigation'],
  ['remote: lazy chunk', 'throws on evaluation', 'with a release before'],
  ['remote: CSS', 'one byte a second', 'first load'],
];

/** The cells of the sample; if several remotes have the file, one of them. */
export function listSample(): FaultCell[] {
  const names = (index: 0 | 1) => new Set<string>(SAMPLE.map((entry) => entry[index]));
  const missing = [
    ...listRowNames().filter((name) => !names(0).has(name)),
    ...FAULTS.filter(({ name }) => !names(1).has(name)).map(({ name }) => name),
  ];
  if (missing.length > 0) throw new Error(`The sample has nothing of ${missing.join(', ')}.`);
  const cells = listCells();
  return SAMPLE.map(([row, fault, situation], index) => {
    const fitting = cells.filter(
      (cell) => cell.row.name === row && cell.fault.name === fault && cell.situation === situation,
    );
    const chosen = fitting[index % fitting.length];
    if (chosen === undefined) throw new Error(`There is no cell of ${row}, ${fault}, ${situation}.`);
    return chosen;
  });
}

/** The outcome of one cell, and the composition it was run with. */
export interface CellResult {
  title: string;
  composition: string;
  outcome: string;
}

const RESULTS = path.join(MAIN_SITE.root, '.cache/fault-cells');

const toFile = (title: string) => path.join(RESULTS, `${title.replace(/[^\w-]+/g, '_')}.json`);

export function readComposition(): string {
  const { compositionId } = JSON.parse(
    fs.readFileSync(path.join(MAIN_SITE.site, 'composition.json'), 'utf8'),
  ) as { compositionId: string };
  return compositionId;
}

/** The stored result of a cell; null if it has not passed with this composition. */
export function readResult(title: string, composition: string): CellResult | null {
  const file = toFile(title);
  if (!fs.existsSync(file)) return null;
  const result = JSON.parse(fs.readFileSync(file, 'utf8')) as CellResult;
  return result.composition === composition ? result : null;
}

export function keepResult(result: CellResult): void {
  fs.mkdirSync(RESULTS, { recursive: true });
  fs.writeFileSync(toFile(result.title), JSON.stringify(result));
}
