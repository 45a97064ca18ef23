import { color, fontSize, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMuseumRow = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  font-size: ${fontSize.small};
`;

export const StyledMuseumDial = styled.svg`
  inline-size: 100%;

  circle {
    fill: ${color.surface};
    stroke: ${color.lineStrong};
  }
  line {
    stroke: ${color.redline};
    stroke-width: 3;
    transition: transform 450ms ease-in-out;
  }

  @media ${media.reducedMotion} {
    line {
      transition: none;
    }
  }
  @media ${media.forcedColors} {
    line {
      stroke: CanvasText;
    }
  }
`;
