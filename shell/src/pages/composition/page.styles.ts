import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledBody = styled.div`
  margin-block: ${space[7]} ${space[8]};
`;
