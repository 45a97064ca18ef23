import styled from 'styled-components';
import { pictureCard } from '../../layout/pictureCard';
import { layout, pageRoom, space } from '@portfolio/design';

/* On phones the next section starts below the first screen, so that the welcome alert at the bottom covers nothing. */
export const StyledOpening = styled.div`
  @container ${pageRoom.belowMedium} {
    min-block-size: calc(100svh - ${layout.headerHeight} - ${space[8]});
  }
`;

export const StyledChainSection = styled.div`
  margin-block-start: ${space[5]};
`;

export const StyledFeatured = styled.ul`
  display: grid;
  /* Two columns on a phone, one if its text is much larger. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 50% - ${space[4]}), 1fr));
  gap: ${space[5]} ${space[4]};

  & > li {
    display: grid;
    min-inline-size: 0;
  }

  /* A phone shows the first card whole, the others by picture and title. */
  @container ${pageRoom.belowMedium} {
    & > li:first-child {
      grid-column: 1 / -1;
    }
    & > li:nth-child(8) {
      display: none;
    }
    ${pictureCard}
  }
  @container ${pageRoom.medium} {
    gap: ${space[6]} ${space[5]};
  }
  /* Two large, then rows of three. */
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-column: span 2;
    }
    & > li:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

export const StyledMore = styled.p`
  margin-block-start: ${space[6]};
`;

export const StyledNext = styled.ul`
  display: grid;
  gap: ${space[3]} ${space[5]};

  & > li {
    display: grid;
  }

  @container ${pageRoom.belowMedium} {
    article p {
      display: none;
    }
  }
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
