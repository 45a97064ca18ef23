import { color, factList, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFigures = styled.dl`
  ${factList}
  grid-template-columns: minmax(min(5.5rem, 45%), auto) minmax(0, 1fr);
  font-variant-numeric: tabular-nums;

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    line-height: 1.9;
  }
`;

export const StyledSpeed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  font-variant-numeric: tabular-nums;
`;

export const StyledSpeedFigure = styled.span`
  font-size: ${fontSize.display};
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  line-height: 1;
`;

/* Words instead of a number that would be wrong: smaller, so that they fit. */
export const StyledSpeedWords = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${fontSize.h2};
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  line-height: 1.35;
`;

export const StyledSpeedUnit = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.lead};
`;
