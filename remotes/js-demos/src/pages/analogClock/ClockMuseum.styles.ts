import { color, fontSize, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMuseumRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  font-size: ${fontSize.small};

  /* Below the dial if the text is large and the window narrow. */
  & > div {
    flex: 1 1 8rem;
  }
`;

export const StyledMuseumDial = styled.svg`
  inline-size: 6rem;

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
