import { color, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledWalk = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) 6.5rem;
  }
`;

export const StyledArticle = styled.article`
  container: article / inline-size;
  display: grid;
  gap: clamp(${space[6]}, 6vw, ${space[8]});
  /* Room for selection frames. */
  overflow-x: clip;
  overflow-clip-margin: ${space[2]};

  &:focus-visible {
    outline: 2px solid ${color.select};
    outline-offset: ${space[3]};
  }
`;

/** Below the last picture; if there is room, always visible at the bottom of the window. */
export const StyledSettings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[2]} ${space[6]};
  margin: ${space[5]} calc(-1 * clamp(${space[4]}, 3vw, ${space[6]}))
    calc(-1 * clamp(${space[4]}, 3vw, ${space[6]}));
  padding: ${space[3]} clamp(${space[4]}, 3vw, ${space[6]});
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  @media (min-height: 40rem) {
    @container ${pageRoom.wide} {
      position: sticky;
      z-index: 1;
      inset-block-end: 0;
      max-block-size: 60vh;
      overflow-y: auto;
    }
  }

  & details {
    margin-block-start: 0;
  }
  & > details[open],
  & > :has(> details[open]) {
    flex-basis: 100%;
  }

  @media print {
    display: none;
  }
`;
