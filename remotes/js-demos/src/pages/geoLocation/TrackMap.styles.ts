import { color, media, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMap = styled.svg`
  inline-size: 100%;
  border: 1px solid ${color.line};
  background:
    linear-gradient(${color.line} 0 0) center / 1px 100% no-repeat,
    linear-gradient(${color.line} 0 0) center / 100% 1px no-repeat,
    ${color.canvas};

  @media ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
  }
`;

export const StyledWay = styled.polyline`
  fill: none;
  stroke: ${color.ink};
  stroke-width: 3;
  stroke-linejoin: round;

  @media ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const StyledStart = styled.rect`
  fill: ${color.surface};
  stroke: ${color.select};
  stroke-width: 2;

  @media ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

export const StyledHere = styled.circle`
  fill: ${color.redline};

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export const StyledUncertain = styled.circle`
  fill: none;
  stroke: ${color.redline};
  stroke-dasharray: 4 4;

  @media ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const StyledScale = styled.div`
  margin-block-start: ${space[2]};
  white-space: nowrap;
`;

/** The track beside its description; stacked if there is no room. */
export const StyledTrack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]} ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`;
