import type { LongestTasks } from './mainThread';

/** A ratio, since milliseconds depend on the machine: how much longer a task may take for the large list. */
const LIMIT_RATIO = 2.5;

/** A task that takes longer delays the next input. */
const LONG_TASK_MS = 50;

interface ReportOptions {
  small: readonly LongestTasks[];
  large: readonly LongestTasks[];
  sizes: readonly [small: number, large: number];
  cpuRate: number;
}

interface Report {
  markdown: string;
  /** Interactions that take too long for the large list, compared with the small one. */
  tooLong: readonly string[];
}

function toMedian(runs: readonly LongestTasks[], interaction: string): number {
  const sorted = runs.map((tasks) => tasks.get(interaction) ?? NaN).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** A Markdown table as the formatter writes it: the first column is text, the others are numbers. */
function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_title, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(toLine).join('\n');
}

/** Writes the medians of all runs as a table, longest first. */
export function toReport({ small, large, sizes, cpuRate }: ReportOptions): Report {
  const rows = [...(large[0]?.keys() ?? [])]
    .map((name) => ({ name, smallMs: toMedian(small, name), largeMs: toMedian(large, name) }))
    .sort((a, b) => b.largeMs - a.largeMs);
  const table = toTable([
    ['interaction', `${sizes[0]} guests, ms`, `${sizes[1]} guests, ms`, 'ratio'],
    ...rows.map(({ name, smallMs, largeMs }) => [
      name,
      smallMs.toFixed(1),
      largeMs.toFixed(1),
      (largeMs / smallMs).toFixed(2),
    ]),
  ]);
  const listNames = (isListed: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isListed).map(({ name }) => name);
  const tooLong = listNames(({ smallMs, largeMs }) => !(largeMs <= LIMIT_RATIO * smallMs));
  const longTasks = listNames(({ largeMs }) => largeMs > LONG_TASK_MS);
  const verdict =
    tooLong.length === 0
      ? `No interaction takes more than ${LIMIT_RATIO} times as long for ${sizes[1]} guests.`
      : `More than ${LIMIT_RATIO} times as long for ${sizes[1]} guests: ${tooLong.join('; ')}.`;
  const note = `Over ${LONG_TASK_MS} ms on the machine of this run: ${longTasks.join('; ') || 'none'}.`;
  const markdown = `# Longest main-thread task of each interaction

Chromium, production build of the remote alone, CPU slowed down ${cpuRate} times, medians of ${large.length} runs. A task is counted in
processor time of the page's main thread: script, style, layout and paint, and the slowdown itself. Both lists were
measured in turn in one run: compare the ratios, because the milliseconds depend on the machine. Written by
\`npm run bench -w remotes/rsvp\`.

${verdict} ${note}

${table}
`;
  return { markdown, tooLong };
}
