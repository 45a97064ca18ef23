import { color, fontSize, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPageList = styled.ul`
  display: grid;
  column-gap: ${space[6]};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
  a {
    font-weight: 650;
  }
`;

export const StyledDescription = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
