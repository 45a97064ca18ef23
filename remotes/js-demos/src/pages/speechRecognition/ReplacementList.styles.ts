import { color, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPairs = styled.ul`
  display: grid;
`;

export const StyledPair = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[1]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
