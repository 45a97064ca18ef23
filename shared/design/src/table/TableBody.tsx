import { groupRows } from './groupRows';
import { StyledCell, StyledEmpty, StyledGroup } from './Table.styles';
import type { TableColumn } from './tableTypes';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  getGroup?: (row: Row) => string;
  getGroupSize?: (name: string) => number | undefined;
  emptyText: string;
}

/** The rows of a table, with one `<tbody>` per group. */
export function TableBody<Row>({
  columns,
  rows,
  getRowKey,
  getGroup,
  getGroupSize,
  emptyText,
}: TableBodyProps<Row>) {
  if (rows.length === 0) {
    return (
      <tbody>
        <tr>
          <StyledEmpty colSpan={columns.length}>{emptyText}</StyledEmpty>
        </tr>
      </tbody>
    );
  }
  return groupRows(rows, getGroup).map((group) => (
    <tbody key={group.name ?? ''}>
      {group.name !== null && (
        <tr>
          <StyledGroup scope="rowgroup" colSpan={columns.length}>
            {group.name} ({getGroupSize?.(group.name) ?? group.rows.length})
          </StyledGroup>
        </tr>
      )}
      {group.rows.map((row) => (
        <tr key={getRowKey(row)}>
          {columns.map(({ key, render, getValue, isNumeric = false, isRowHeader = false }) => (
            <StyledCell
              key={key}
              as={isRowHeader ? 'th' : 'td'}
              scope={isRowHeader ? 'row' : undefined}
              data-numeric={isNumeric || undefined}
            >
              {render ? render(row) : getValue(row)}
            </StyledCell>
          ))}
        </tr>
      ))}
    </tbody>
  ));
}
