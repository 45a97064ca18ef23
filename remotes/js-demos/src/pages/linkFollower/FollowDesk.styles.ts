import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
