export type Value = number | string | null;

/**
 * Compares one value of two releases.
 *
 * @returns a row of a table: name, before, after, change; the change is empty if they are the same
 */
export function compareValues(name: string, before: Value, after: Value, unit = ''): string[] {
  return [name, toText(before, unit), toText(after, unit), toChange(before, after)];
}

/** The names in either of two objects, sorted. */
export function listNames(before: object = {}, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
}

function toText(value: Value, unit: string): string {
  return value === null ? '-' : `${value}${unit}`;
}

function toChange(before: Value, after: Value): string {
  if (before === after) return '';
  if (before === null) return 'added';
  if (after === null) return 'removed';
  if (typeof before === 'string' || typeof after === 'string') return 'changed';
  return `${after > before ? '+' : ''}${after - before} B`;
}
