import { fontSize, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
import { ARRIVING_ATTRIBUTE } from '../../layout/arrivingAttribute';
import { pictureCard } from '../../layout/pictureCard';

/** Six cards, or two rows of four, and what is above them are taller than such a window. */
const FIRST_SCREEN_IS_FULL = '(max-height: 55rem)';

export const StyledProjectList = styled.ul`
  display: grid;
  /* Two columns on a phone, one if its text is much larger. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 50% - ${space[4]}), 1fr));
  gap: ${space[5]} ${space[4]};

  & > li {
    display: grid;
    min-inline-size: 0;
    /* Below the filter bar when a link in it takes the focus. */
    scroll-margin-block-start: 9.5rem;
  }

  [${ARRIVING_ATTRIBUTE}] & > li:nth-child(n + 7) {
    content-visibility: auto;
    contain-intrinsic-block-size: 30rem;
  }
  /* With "auto", a browser renders what is up to two windows away, too, in a second pass of the same frame. */
  @media ${FIRST_SCREEN_IS_FULL} {
    [${ARRIVING_ATTRIBUTE}] & > li:nth-child(n + 7) {
      content-visibility: hidden;
    }
  }

  @container ${pageRoom.belowMedium} {
    ${pictureCard}
    [${ARRIVING_ATTRIBUTE}] & > li:nth-child(n + 7) {
      contain-intrinsic-block-size: 12rem;
    }
  }
  @container ${pageRoom.medium} {
    gap: ${space[6]} ${space[5]};
  }
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Four or sixteen cards: full rows, where three columns would leave one card alone. */
  @container ${pageRoom.full} {
    &:has(> :nth-child(12n + 4):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    [${ARRIVING_ATTRIBUTE}] &:has(> :nth-child(12n + 4):last-child) > li:nth-child(-n + 8) {
      content-visibility: visible;
    }
  }
  /* Two rows of whole cards fit on a sheet. */
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    article h3 {
      font-size: ${fontSize.body};
    }
    article ul {
      display: none;
    }
  }
`;
