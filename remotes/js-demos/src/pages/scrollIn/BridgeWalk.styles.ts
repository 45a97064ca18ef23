import { color, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledWalk = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 6.5rem;
  }
`;

export const StyledArticle = styled.article`
  container: article / inline-size;
  display: grid;
  gap: clamp(${space[7]}, 12vw, ${space[9]});
  /* Room for selection frames; what slides in from beyond the edge is cut off without a scrollbar. */
  overflow-x: clip;
  overflow-clip-margin: ${space[2]};

  &:focus-visible {
    outline: 2px solid ${color.select};
    outline-offset: ${space[3]};
  }
`;

export const StyledEnd = styled.div`
  margin-block-start: ${space[7]};
`;
