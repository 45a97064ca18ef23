import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

/** The column that a table is sorted by, and the direction. */
export interface TableSort {
  key: string;
  direction: SortDirection;
}

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  /** The value that the cell is sorted by; also shown, unless there is a `render`. */
  getValue: (row: Row) => string | number;
  render?: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Aligns numbers to the right, with digits of equal width. */
  isNumeric?: boolean;
  /** The column whose cells are row headers. */
  isRowHeader?: boolean;
}
