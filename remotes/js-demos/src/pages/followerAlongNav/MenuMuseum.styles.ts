import { color, media } from '@portfolio/design';
import styled from 'styled-components';

export const StyledDrawing = styled.svg`
  inline-size: 100%;
  block-size: auto;

  rect {
    fill: ${color.canvas};
    stroke: ${color.lineStrong};
  }
  text {
    fill: ${color.muted};
    font-size: 15px;
    text-anchor: middle;
  }
  [data-open] rect {
    fill: ${color.selectWash};
    stroke: ${color.select};
  }
  [data-open] text {
    fill: ${color.ink};
  }
  rect[data-aim] {
    fill: none;
    stroke: ${color.redline};
    stroke-dasharray: 4 3;
  }
  [data-way] {
    fill: none;
    stroke: ${color.redline};
    stroke-dasharray: 2 4;
  }
  [data-pointer] {
    fill: ${color.ink};
    stroke: ${color.surface};
    stroke-width: 1.5;
  }

  @media ${media.forcedColors} {
    [data-open] rect {
      stroke: Highlight;
      stroke-width: 2;
    }
  }
`;
