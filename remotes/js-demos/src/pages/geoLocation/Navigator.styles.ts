import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledBoard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);

    & > :first-child {
      align-self: center;
    }
    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  @container ${pageRoom.full} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1.2fr) minmax(0, 1fr);

    & > :first-child {
      align-self: start;
    }
    & > :last-child {
      grid-column: auto;
    }
  }
`;
