import styled from 'styled-components';
import { media, space } from '@portfolio/design';

export const StyledChainSection = styled.div`
  margin-block-start: clamp(${space[7]}, 6vw, ${space[8]});
`;

export const StyledFeatured = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[5]};

  & > li {
    display: grid;
    min-inline-size: 0;
  }

  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  gap: ${space[5]};

  & > li {
    display: grid;
  }

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
