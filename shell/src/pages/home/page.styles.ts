import styled from 'styled-components';
import { pictureCard } from '../../layout/pictureCard';
import { media, space } from '@portfolio/design';

export const StyledChainSection = styled.div`
  margin-block-start: ${space[5]};
`;

export const StyledFeatured = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};

  & > li {
    display: grid;
    min-inline-size: 0;
  }

  /* A phone shows the first card whole, the others by picture and title. */
  @media not all and ${media.medium} {
    & > li:first-child {
      grid-column: 1 / -1;
    }
    & > li:nth-child(8) {
      display: none;
    }
    ${pictureCard}
  }
  @media ${media.medium} {
    gap: ${space[6]} ${space[5]};
  }
  /* Two large, then rows of three. */
  @media ${media.wide} {
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

  @media not all and ${media.medium} {
    article p {
      display: none;
    }
  }
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
