import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]} ${space[6]};

  &:where([data-short]) {
    row-gap: ${space[4]};
  }

  /* On phones the short list names the groups; the link below leads to the full list. */
  @container ${pageRoom.belowMedium} {
    &:where([data-short]) {
      ul {
        display: none;
      }
    }

    /* Skills without links are short: two in a row. */
    ul:not(:has(a)) {
      columns: 2 9rem;
      column-gap: ${space[5]};
    }
  }
  @container ${pageRoom.medium} {
    row-gap: ${space[7]};
  }

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    grid-template-rows: auto auto 1fr;

    & > div {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
`;

export const StyledSummary = styled.p`
  margin-block: ${space[3]} ${space[4]};
  color: ${color.muted};
  break-after: avoid;
`;

export const StyledSkill = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-block: ${space[2]};
  border-block-start: 1px solid ${color.line};
  break-inside: avoid;
  font-size: ${fontSize.small};
  line-height: 1.5rem;

  &:last-child {
    border-block-end: 1px solid ${color.line};
  }
`;

export const StyledProofs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;

  &:where([data-short]) {
    flex-basis: auto;
  }
  gap: 0 ${space[4]};

  li {
    display: flex;
  }
  a {
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    letter-spacing: 0.015em;
    text-decoration-color: ${color.redline};
  }
  a:hover {
    color: ${color.select};
  }
`;
