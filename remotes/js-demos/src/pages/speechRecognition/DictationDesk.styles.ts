import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

/** The heard words beside the text; stacked if there is no room. */
export const StyledDesk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[7]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  }
`;
