import { Table, color, fontSize, media, radius, space } from '@portfolio/design';
import styled from 'styled-components';
import type { Output } from './output';

const StyledValue = styled.p`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.select};
  border-radius: ${radius.small};
  font-size: ${fontSize.lead};
  overflow-wrap: anywhere;

  &:where([data-error]) {
    border-inline-start-color: ${color.danger};
  }
  & > small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.small};
  }

  @media ${media.forcedColors} {
    border-inline-start-color: CanvasText;
  }
`;

type Row = Readonly<Record<string, string | number>>;

/** A result: a sortable table, a value or an error. */
export function OutputView({ output, caption }: { output: Output; caption: string }) {
  if (output.kind !== 'table') {
    return (
      <StyledValue data-error={output.kind === 'error' || undefined}>
        <code>{output.text}</code>
        {output.kind === 'value' && output.note !== undefined && <small>{output.note}</small>}
        {output.kind === 'error' && <small>The code throws. Nothing after it would run.</small>}
      </StyledValue>
    );
  }
  const [firstRow] = output.rows;
  return (
    <Table<Row>
      caption={caption}
      columns={output.columns.map((key, index) => ({
        key,
        header: key,
        getValue: (row) => row[key] ?? '',
        isSortable: true,
        isNumeric: typeof firstRow?.[key] === 'number',
        isRowHeader: index === 0,
      }))}
      rows={output.rows}
      getRowKey={(row) => JSON.stringify(row)}
    />
  );
}
