import type { SortDirection } from './tableTypes';

const PATHS = {
  none: 'M4.5 6 7 3.5 9.5 6M4.5 8 7 10.5 9.5 8',
  ascending: 'M7 11V3.5M3.5 6.5 7 3l3.5 3.5',
  descending: 'M7 3v7.5M3.5 7.5 7 11l3.5-3.5',
};

/** Shows the sort direction of a column by its shape; `aria-sort` tells assistive technology. */
export function SortSign({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={PATHS[direction ?? 'none']} />
    </svg>
  );
}
