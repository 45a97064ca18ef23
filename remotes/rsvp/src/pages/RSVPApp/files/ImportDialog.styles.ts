import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledSummary = styled.ul`
  margin-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;

  li {
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;

export const StyledTitle = styled.h3`
  margin-block-start: ${space[5]};
`;

export const StyledGuests = styled.ul`
  margin-block: ${space[2]} ${space[5]};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  li {
    padding-block: ${space[1]};
  }
`;

/** The reasons hang beside the line numbers; of a phone with large text the numbers take no more than this. */
const NUMBER_ROOM = 'min(4rem, 20vw)';

export const StyledBadLines = styled.ul`
  max-block-size: 16rem;
  margin-block-start: ${space[2]};
  font-size: ${fontSize.small};
  overflow: auto;

  li {
    padding: ${space[1]} 0 ${space[1]} ${NUMBER_ROOM};
  }
  b {
    float: left;
    padding-inline-end: 0.25em;
    min-inline-size: ${NUMBER_ROOM};
    margin-inline-start: calc(-1 * ${NUMBER_ROOM});
    color: ${color.redline};
    font-stretch: ${fontWidth.narrow};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
`;
