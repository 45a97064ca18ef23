import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledHonours = styled.ul`
  display: grid;
  gap: ${space[7]} ${space[5]};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const StyledHonour = styled.li`
  font-size: ${fontSize.small};
  line-height: 1.5;

  h3 {
    margin-block: ${space[4]} ${space[2]};
    font-size: ${fontSize.body};
  }
`;

export const StyledIssued = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  letter-spacing: 0.015em;
`;
