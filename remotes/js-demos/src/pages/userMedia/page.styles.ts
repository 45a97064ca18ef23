import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledStudio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1.6fr) minmax(18rem, 1fr);
  }
`;
