import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[6]};
  margin-block-end: ${space[5]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const StyledSides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]} ${space[5]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
`;
