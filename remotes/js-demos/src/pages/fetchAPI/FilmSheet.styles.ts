import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

/** The scale of all lengths on this page. No film of the studio is longer. */
export const LONGEST_MINUTES = 140;

export const StyledReleaseYear = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const StyledFilmTitle = styled.h3`
  font-size: ${fontSize.h2};
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const StyledLength = styled.div`
  min-inline-size: 9rem;
  max-inline-size: 100%;
`;

export const StyledFacts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  font-size: ${fontSize.small};

  dt {
    color: ${color.muted};
  }
`;
