import { media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledBoard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @media ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }

  @media ${media.full} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;
