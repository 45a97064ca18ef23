/** The classic list: the checked rows, and the row that was clicked last, whatever that click did. */
export interface ClassicSelection {
  checked: ReadonlySet<string>;
  last: string | undefined;
}

/**
 * The classic rule: walking down the list, a flag is toggled at the clicked row and at the last row, and rows met
 * while it is on are checked. Without a last row it is toggled only once and stays on to the end of the list.
 */
export function classicClick(
  { checked, last }: ClassicSelection,
  id: string,
  rows: readonly string[],
  isShift: boolean,
): ClassicSelection {
  const next = new Set(checked);
  if (next.has(id)) next.delete(id);
  else next.add(id);

  if (isShift && next.has(id)) {
    let isBetween = false;
    for (const row of rows) {
      if (row === id || row === last) isBetween = !isBetween;
      if (isBetween) next.add(row);
    }
  }
  return { checked: next, last: id };
}
