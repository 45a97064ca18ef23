import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledStatus = styled.p`
  margin-block: ${space[2]} ${space[3]};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

export const StyledEmpty = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space[6]} ${space[8]};
`;

export const StyledFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[5]};
  margin-block-start: ${space[7]};
`;
