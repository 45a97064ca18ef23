import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
import { markOfTheme } from './markOfTheme';

export const StyledCertificates = styled.ul`
  display: grid;
  column-gap: ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StyledCertificate = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
  line-height: 1.5;

  h3 {
    font-size: ${fontSize.body};
  }
`;

export const StyledMark = styled.img`
  flex: none;
  ${markOfTheme}
`;

export const StyledDetails = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  letter-spacing: 0.015em;
`;
