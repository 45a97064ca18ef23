import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
import { markOfTheme } from './markOfTheme';

export const StyledHonours = styled.ul`
  display: grid;
  gap: ${space[5]};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[7]};
  }
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const StyledHonour = styled.li`
  font-size: ${fontSize.small};
  line-height: 1.5;

  & > img {
    ${markOfTheme}
  }

  h3 {
    margin-block: ${space[4]} ${space[2]};
    font-size: ${fontSize.body};
  }

  /* On phones the badge is beside its text, as a certificate does. */
  @container ${pageRoom.belowMedium} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[4]};

    & > img {
      grid-row: span 3;
      inline-size: 4.5rem;
    }
    h3 {
      margin-block: 0 ${space[1]};
    }
  }
`;

export const StyledIssued = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  letter-spacing: 0.015em;
`;
