/** Rows that share a group name. */
export interface RowGroup<Row> {
  /** Null if the table is not grouped. */
  name: string | null;
  rows: readonly Row[];
}

/** Splits rows by the name that `getGroup` returns; groups are in the order of their first rows. */
export function groupRows<Row>(
  rows: readonly Row[],
  getGroup?: (row: Row) => string,
): readonly RowGroup<Row>[] {
  if (!getGroup) return [{ name: null, rows }];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = getGroup(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].map(([name, members]) => ({ name, rows: members }));
}
