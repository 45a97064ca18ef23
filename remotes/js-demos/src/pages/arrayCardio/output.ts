/** The result of an exercise, in a form that can be shown. */
export type Output =
  | { kind: 'table'; columns: readonly string[]; rows: readonly Readonly<Record<string, string | number>>[] }
  | { kind: 'value'; text: string; note?: string }
  | { kind: 'error'; text: string };

const toCell = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));

/** Formats any value of the exercises as short code. */
export function toText(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) {
    return Array.isArray(value) ? '[]' : '{}';
  }
  return JSON.stringify(value).replaceAll(',"', ', "').replaceAll('":', '": ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists become tables, a tally becomes a table of two columns, everything else is a value. */
export function toOutput(value: unknown): Output {
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'value', text: '[]', note: 'An empty list: nothing matched.' };
    const items: readonly unknown[] = value;
    const rows = items.map((item, index) =>
      isRecord(item)
        ? Object.fromEntries(Object.entries(item).map(([key, cell]) => [key, toCell(cell)]))
        : { index, value: toCell(item) },
    );
    return { kind: 'table', columns: Object.keys(rows[0] ?? {}), rows };
  }
  if (isRecord(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0)
      return { kind: 'value', text: '{}', note: 'An empty object: there was nothing to count.' };
    return {
      kind: 'table',
      columns: ['key', 'value'],
      rows: entries.map(([key, cell]) => ({ key, value: toCell(cell) })),
    };
  }
  if (value === undefined) {
    return { kind: 'value', text: 'undefined', note: 'Nothing was found. This is an answer, not an error.' };
  }
  return { kind: 'value', text: toText(value) };
}

/** Runs a function and turns its result, or the error it throws, into an output. */
export function runToOutput(run: () => unknown): Output {
  try {
    return toOutput(run());
  } catch (error) {
    return {
      kind: 'error',
      text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
