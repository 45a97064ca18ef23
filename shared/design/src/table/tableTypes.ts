import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

/** By which column a table is sorted, and which way. */
export interface TableSort {
  key: string;
  direction: SortDirection;
}

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  /** The value that the cell is sorted by, and shows unless there is a `render`. */
  getValue: (row: Row) => string | number;
  render?: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Sets figures to the right, on one width. */
  isNumeric?: boolean;
  /** The column that names its row. */
  isRowHeader?: boolean;
}
