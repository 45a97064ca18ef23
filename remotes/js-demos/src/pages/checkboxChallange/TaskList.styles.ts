import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem;
  column-gap: ${space[3]};
  /* Shift and a click would otherwise select the text between two clicks. */
  user-select: none;
`;

export const StyledRow = styled.li`
  grid-column: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 2.75rem;
  position: relative;
  border-block-end: 1px solid ${color.line};
  background: transparent;

  &:where([data-in-range]) {
    background: ${color.selectWash};
  }
  & > :first-child {
    flex: 1;
  }
  /* The whole row is the label: a click beside the words counts as well. */
  label {
    inline-size: 100%;
    padding-inline: ${space[2]};
  }
`;

/** In the column of the range, above or below its label: a range has two rows at least. */
export const StyledAnchor = styled.span`
  position: absolute;
  inset-inline-start: calc(100% + ${space[3]} + ${space[4]});
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
`;

/** A vertical dimension line across the rows of the range. */
export const StyledRange = styled.span`
  grid-column: 2;
  position: relative;
  display: flex;
  align-items: center;
  margin-block: 4px;
  padding-inline-start: ${space[4]};
  border: solid ${color.redline};
  border-width: 1px 0;
  border-image: linear-gradient(90deg, ${color.redline} 0 11px, transparent 0) 1;
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 5px;
    border-inline-start: 1px solid currentColor;
  }

  @media ${media.forcedColors} {
    border-image: none;
  }
`;
