import { factList, fontSize, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledAbout = styled.div`
  display: grid;
  gap: ${space[5]} ${space[7]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

export const StyledFacts = styled.dl`
  ${factList}
  align-content: start;
  font-size: ${fontSize.small};
  line-height: 1.45;
`;
