import { useId, useRef, useState } from 'react';
import { getNextSort, sortRows } from './sortRows';
import { SortSign } from './SortSign';
import { StyledCaption, StyledHeader, StyledRegion, StyledSortButton, StyledTable } from './Table.styles';
import { TableBody } from './TableBody';
import type { TableColumn, TableSort } from './tableTypes';
import { useIsOverflowing } from './useIsOverflowing';

/** The content of a {@link Table}, and how it is sorted. */
export interface TableProps<Row> {
  /** The table's name; it also names the scrollable region. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  /** With `onSortChange` the parent sorts the rows, and the table only shows the order. */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** The initial sort of a table that sorts itself. */
  defaultSort?: TableSort;
  /** The name of the group a row belongs to. */
  getGroup?: (row: Row) => string;
  /** The number of all rows of a group, if the table shows only some of them (default: those that it shows). */
  getGroupSize?: (name: string) => number | undefined;
  /** Shown without rows (default "Nothing to show."). */
  emptyText?: string;
}

/** A table with a caption and buttons in its sortable headers; on narrow screens it scrolls and is focusable. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  getRowKey,
  sort,
  onSortChange,
  defaultSort,
  getGroup,
  getGroupSize,
  emptyText = 'Nothing to show.',
}: TableProps<Row>) {
  const captionId = useId();
  const regionRef = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(regionRef);
  const [ownSort, setOwnSort] = useState<TableSort | null>(defaultSort ?? null);
  const currentSort = onSortChange ? (sort ?? null) : ownSort;
  const changeSort = onSortChange ?? setOwnSort;

  return (
    <StyledRegion
      ref={regionRef}
      role="region"
      aria-labelledby={captionId}
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <StyledTable>
        <StyledCaption id={captionId} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </StyledCaption>
        <thead>
          <tr>
            {columns.map(({ key, header, isSortable = false, isNumeric = false }) => {
              const direction = currentSort?.key === key ? currentSort.direction : undefined;
              return (
                <StyledHeader
                  key={key}
                  scope="col"
                  aria-sort={direction}
                  data-numeric={isNumeric || undefined}
                >
                  {isSortable ? (
                    <>
                      {/* For visitors without scripts, who do not see the button; in the browser, React renders nothing in it. */}
                      <noscript>
                        <span>{header}</span>
                      </noscript>
                      <StyledSortButton
                        type="button"
                        onClick={() => changeSort(getNextSort(key, currentSort))}
                      >
                        {header}
                        <SortSign direction={direction} />
                      </StyledSortButton>
                    </>
                  ) : (
                    header
                  )}
                </StyledHeader>
              );
            })}
          </tr>
        </thead>
        <TableBody
          columns={columns}
          rows={onSortChange ? rows : sortRows(rows, columns, currentSort)}
          getRowKey={getRowKey}
          getGroup={getGroup}
          getGroupSize={getGroupSize}
          emptyText={emptyText}
        />
      </StyledTable>
    </StyledRegion>
  );
}
