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

export const StyledLeftOut = styled.h3`
  margin-block-start: ${space[5]};
`;

export const StyledBadLines = styled.ul`
  max-block-size: 16rem;
  margin-block-start: ${space[2]};
  font-size: ${fontSize.small};
  overflow: auto;

  li {
    padding-block: ${space[1]};
  }
  b {
    display: inline-block;
    min-inline-size: 4.5rem;
    color: ${color.redline};
    font-stretch: ${fontWidth.narrow};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
`;
