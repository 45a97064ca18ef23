import { color, fontSize, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledLoops = styled.ul`
  display: grid;
`;

export const StyledLoop = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.line};

  /* The drawing of the loop is above its name if there is no room beside it. */
  & > :first-child {
    grid-column: 1 / -1;
  }

  @container ${pageRoom.tight} {
    & > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
  @container ${pageRoom.medium} {
    grid-template-columns: minmax(4rem, 7rem) minmax(0, 1fr) auto auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

export const StyledLoopName = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.3;
`;
