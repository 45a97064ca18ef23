import styled from 'styled-components';
import { color, fontSize, fontWidth, pageRoom, radius, space } from '../tokens';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

export const StyledRegion = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  overflow-x: auto;
`;

export const StyledTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.small};
  line-height: 1.45;

  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-block-start: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    font-weight: 600;
  }
  tbody tr:hover {
    background: ${color.selectWash};
  }

  @container ${pageRoom.belowMedium} {
    th,
    td,
    caption:not([data-hidden]) {
      padding-inline: ${space[3]};
    }
  }
`;

export const StyledCaption = styled.caption`
  padding: ${space[3]} ${space[4]};
  color: ${color.muted};
  text-align: start;

  &:where([data-hidden]) {
    ${visuallyHidden}
  }
`;

export const StyledHeader = styled.th`
  &&& {
    padding-block: ${space[1]};
    border-block-end: 1px solid ${color.lineStrong};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 500;
    line-height: 2.25rem;
    letter-spacing: 0.015em;
    white-space: nowrap;

    &:where([data-numeric]) {
      text-align: end;
    }
  }
`;

export const StyledSortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.25rem;
  margin-inline: -${space[2]};
  padding: 0 ${space[2]};
  border: 0;
  background: none;
  font-stretch: inherit;
  letter-spacing: inherit;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
  }
  &:hover {
    color: ${color.select};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  [aria-sort] > & {
    color: ${color.ink};
    font-weight: 700;
  }

  /* Chromium repeats a header on every sheet, but draws its buttons only on the first. */
  @media print {
    display: contents;

    & > svg {
      display: inline;
      margin-inline-start: ${space[2]};
    }
  }
`;

export const StyledCell = styled.td`
  &&&:where([data-numeric]) {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* A date has hyphens, at which it would break. */
  && > time {
    white-space: nowrap;
  }
`;

export const StyledGroup = styled.th`
  &&& {
    background: ${color.canvas};
    color: ${color.redline};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 600;
    letter-spacing: 0.015em;
  }
`;

export const StyledEmpty = styled.td`
  color: ${color.muted};
`;
