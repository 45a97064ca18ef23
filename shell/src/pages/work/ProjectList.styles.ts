import { media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledProjectList = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[5]};

  & > li {
    display: grid;
    min-inline-size: 0;
    /* Below the header and the filter bar when a link in it takes the focus. */
    scroll-margin-block-start: 12rem;
  }

  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
