import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledScale = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: center;
  inline-size: 100%;

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > dd {
    max-inline-size: 100%;
  }
`;

export const StyledTerm = styled.dt`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
`;

export const StyledTypeSample = styled.dd`
  min-inline-size: 0;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const StyledCorner = styled.span`
  display: inline-block;
  inline-size: 4rem;
  block-size: 2.75rem;
  border: 1px solid ${color.lineStrong};
  background: ${color.canvas};
`;
