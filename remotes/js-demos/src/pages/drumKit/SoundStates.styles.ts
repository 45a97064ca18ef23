import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledSoundNotice = styled.div`
  &:has(> :not(:empty)) {
    margin-block-start: ${space[5]};
  }
`;
