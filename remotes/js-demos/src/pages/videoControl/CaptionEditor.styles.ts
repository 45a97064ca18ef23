import { color, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.line};

  & > :nth-child(3) {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  & > button {
    margin-block-start: 1.75rem;
  }

  @container ${pageRoom.wide} {
    grid-template-columns: 6.5rem 6.5rem minmax(0, 1fr) auto;

    & > :nth-child(3) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
