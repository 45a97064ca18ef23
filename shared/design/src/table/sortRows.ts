import type { TableColumn, TableSort } from './tableTypes';

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/**
 * Sorts rows by one column, keeping the order of equal ones. Numbers sort by size, text as in a dictionary.
 *
 * @returns a new array, in the given order if `sort` names no column
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.key);
  if (!column) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const [a, b] = [column.getValue(first), column.getValue(second)];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`);
    return sign * order;
  });
}

/** Returns the sort after a click on a header: first ascending, then descending, then ascending again. */
export function getNextSort(key: string, current: TableSort | null): TableSort {
  const isAscending = current?.key === key && current.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}
