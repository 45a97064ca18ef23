import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledAbout = styled.div`
  display: grid;
  gap: ${space[5]} ${space[7]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

export const StyledFacts = styled.dl`
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr);
  align-content: start;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize.small};
  line-height: 1.45;

  dt,
  dd {
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  dt {
    padding-inline-end: ${space[4]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.narrow};
    line-height: 1.65;
  }
`;
