import { color, fontWidth, media, motion } from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledCompass = styled.svg`
  inline-size: 100%;
  max-inline-size: 26rem;
  margin-inline: auto;
`;

export const StyledDial = styled.circle`
  fill: ${color.canvas};
  stroke: ${color.lineStrong};

  @media ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

export const StyledTick = styled.line`
  stroke: ${color.lineStrong};

  @media ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const centred = css`
  text-anchor: middle;
  dominant-baseline: central;

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export const StyledMark = styled.text`
  fill: ${color.ink};
  font-size: 20px;
  font-stretch: ${fontWidth.wide};
  font-weight: 700;
  ${centred}
`;

export const StyledArc = styled.path`
  fill: none;
  stroke: ${color.redline};
  stroke-width: 1.5;

  @media ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const StyledArcText = styled.text`
  fill: ${color.redline};
  font-size: 13px;
  font-stretch: ${fontWidth.label};
  font-weight: 500;
  ${centred}
`;

/* The turn is a transition of one angle: without motion it is simply set. */
export const StyledTurning = styled.g`
  transform-origin: 160px 160px;
  transition: transform 320ms ${motion.easeOut};

  @media ${media.reducedMotion} {
    transition: none;
  }
`;

export const StyledNeedle = styled.path`
  fill: ${color.ink};

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export const StyledIdleNeedle = styled.path`
  fill: none;
  stroke: ${color.lineStrong};
  stroke-dasharray: 5 4;
  stroke-width: 1.5;

  @media ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const StyledUnknown = styled.text`
  fill: ${color.muted};
  font-size: 110px;
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  ${centred}
`;
