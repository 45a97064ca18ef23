import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledLinks = styled.ul`
  columns: 16rem auto;
  column-gap: ${space[6]};

  & > li {
    padding-block: ${space[1]};
    break-inside: avoid;
  }
`;
