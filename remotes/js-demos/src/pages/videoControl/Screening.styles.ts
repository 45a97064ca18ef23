import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
import { SCENE } from './clip/scene';

/* The film is fully visible on the first screen, below the bars and the title. */
const FILM_WIDTH = `max(24rem, (100svh - 23rem) * ${SCENE.widthPx / SCENE.heightPx})`;

export const StyledScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[6]};
  margin-block-end: ${space[5]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, ${FILM_WIDTH}) auto;
    justify-content: center;
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
