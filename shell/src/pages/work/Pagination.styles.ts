import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPageList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export const StyledSize = styled.div`
  margin-inline-start: auto;
`;
