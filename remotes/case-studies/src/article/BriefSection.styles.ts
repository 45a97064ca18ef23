import { fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

/* Every picture in a box of the same size, below the tallest heading of its row: the sections line up like a storyboard. */
export const StyledBrief = styled.section`
  min-inline-size: 0;

  @container ${pageRoom.medium} {
    &:where(:not([data-note])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }

  h2 {
    margin-block-end: ${space[3]};
    font-size: ${fontSize.lead};
  }
  &:where([data-note]) {
    h2 {
      font-size: ${fontSize.body};
      font-stretch: ${fontWidth.normal};
      font-weight: 600;
      line-height: 1.4;
      letter-spacing: 0;
    }
  }

  h2:focus {
    outline: none;
  }
`;

/* The whole drawing, however small: this is an overview, and it can be enlarged. Its ground fills the box. */
export const StyledBriefPicture = styled.div`
  min-inline-size: 0;

  img {
    aspect-ratio: 4 / 3;
    background: var(--ground);
    object-fit: contain;
  }
  img + img {
    background: var(--ground-dark);
  }
`;

export const StyledBriefPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  img {
    aspect-ratio: 2 / 3;
  }
`;

export const StyledBriefSentence = styled.p`
  margin-block-start: ${space[3]};
  font-weight: 600;
  line-height: 1.4;
`;
