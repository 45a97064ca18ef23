import { color } from '@portfolio/design';
import styled from 'styled-components';

export const StyledSheet = styled.svg`
  inline-size: min(100%, 26rem);
  stroke-width: 1.5;

  & > path {
    fill: none;
    stroke: ${color.redline};
  }
  & > path:first-child {
    stroke: ${color.lineStrong};
  }
  & > rect {
    fill: ${color.surface};
    stroke: ${color.select};
  }
  & > rect[fill] {
    fill: none;
  }
`;
