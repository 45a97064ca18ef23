import { color, fontSize, fontWidth, media } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPrinted = styled.p`
  min-block-size: 1.2em;
  font-size: ${fontSize.h2};
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  line-height: 1.2;
`;

export const StyledArrow = styled.svg`
  inline-size: 8rem;
  fill: ${color.ink};

  circle {
    fill: none;
    stroke: ${color.lineStrong};
  }

  path {
    transition: transform 900ms linear;
  }

  @media ${media.forcedColors} {
    fill: CanvasText;

    circle {
      stroke: CanvasText;
    }
  }

  @media ${media.reducedMotion} {
    path {
      transition: none;
    }
  }
`;
