import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFinder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]} ${space[7]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;
