import { media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPageList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  /* The background of the current page is lost there. */
  @media ${media.forcedColors} {
    [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const StyledSize = styled.div`
  margin-inline-start: auto;
`;
