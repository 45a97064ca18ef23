import { color, fontWidth, motion } from '@portfolio/design';
import styled from 'styled-components';

export const StyledDrawing = styled.svg`
  inline-size: 100%;
  block-size: auto;

  text {
    fill: ${color.muted};
    font-size: 14px;
    font-stretch: ${fontWidth.label};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-frame] {
    fill: none;
    stroke: ${color.lineStrong};
  }
  [data-strip] {
    transition: transform ${motion.base} ${motion.easeOut};
  }
  [data-strip] rect {
    fill: ${color.canvas};
    stroke: ${color.line};
  }
  [data-opened] rect {
    fill: ${color.selectWash};
    stroke: ${color.select};
    stroke-width: 2;
  }
  [data-length] path {
    fill: none;
    stroke: ${color.redline};
  }
  [data-length] text {
    fill: ${color.redline};
    text-anchor: start;
  }
`;
