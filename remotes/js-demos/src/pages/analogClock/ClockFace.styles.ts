import { color, fontFamily, fontWidth, media, motion } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFace = styled.svg`
  inline-size: 100%;
  overflow: visible;

  [data-part='dial'] {
    fill: ${color.surface};
    stroke: ${color.lineStrong};
    stroke-width: 1;
  }
  [data-part='hour-mark'] {
    stroke: ${color.ink};
    stroke-width: 3;
  }
  [data-part='minute-mark'] {
    stroke: ${color.lineStrong};
    stroke-width: 1;
  }
  [data-part='pin'] {
    fill: ${color.ink};
  }

  @media ${media.forcedColors} {
    [data-part] {
      stroke: CanvasText;
    }
  }
`;

export const StyledHand = styled.g`
  transition: none;

  &:where([data-ticking]) {
    transition: transform 180ms ${motion.easeOut};
  }
  [data-hand='hour'] {
    stroke: ${color.ink};
    stroke-width: 7;
  }
  [data-hand='minute'] {
    stroke: ${color.ink};
    stroke-width: 4.5;
  }
  [data-hand='second'] {
    stroke: ${color.redline};
    stroke-width: 1.75;
  }

  @media ${media.forcedColors} {
    [data-hand] {
      stroke: CanvasText;
    }
  }
`;

export const StyledMeasure = styled.g`
  path {
    fill: none;
    stroke: ${color.redline};
    stroke-width: 1;
  }
  text {
    fill: ${color.redline};
    font-family: ${fontFamily.sans};
    font-size: 11px;
    font-stretch: ${fontWidth.label};
    font-weight: 550;
    text-anchor: middle;
  }

  @media ${media.forcedColors} {
    path {
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
    }
  }
`;
