/**
 * Formats a Markdown table as the formatter would.
 *
 * @param rows - the headings first
 * @param textColumns - how many columns on the left are text; the others are numbers, aligned right
 */
export function toMarkdownTable(
  [head = [], ...rows]: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const widths = head.map((_title, column) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(toLine).join('\n');
}
