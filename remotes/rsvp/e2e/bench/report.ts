import type { LongestTasks } from './mainThread';

const LIMIT_MS = 50;

interface ReportOptions {
  small: readonly LongestTasks[];
  large: readonly LongestTasks[];
  sizes: readonly [small: number, large: number];
  cpuRate: number;
}

interface Report {
  markdown: string;
  /** Interactions with a task longer than the limit. */
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
  const tooLong = rows.filter(({ largeMs }) => largeMs > LIMIT_MS).map(({ name }) => name);
  const verdict =
    tooLong.length === 0
      ? `Every interaction stays under one ${LIMIT_MS} ms task.`
      : `Over ${LIMIT_MS} ms: ${tooLong.join(', ')}.`;
  const markdown = `# Longest main-thread task of each interaction

Chromium, production build of the remote alone, CPU slowed down ${cpuRate} times, medians of ${large.length} runs. A task is counted in
processor time of the page's main thread: script, style, layout and paint, and the slowing down itself. Both lists were
measured in turn in one run: hold the ratio, the milliseconds move from machine to machine. Written by
\`npm run bench -w remotes/rsvp\`.

${verdict}

${table}
`;
  return { markdown, tooLong };
}
