import { color, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMuseumSheet = styled.svg`
  inline-size: 100%;
  margin-block-end: ${space[4]};
  border: 1px solid ${color.lineStrong};
  fill: none;
  stroke: ${color.ink};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 8;
  cursor: crosshair;
  touch-action: none;
`;
