import { color, fontSize, fontWidth, layout, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledList = styled.ol`
  & > li {
    border-block-start: 1px solid ${color.line};
  }
`;

export const StyledWriteUp = styled.article`
  display: grid;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[5]} ${space[6]};

  @media ${media.wide} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }

  h3 {
    font-size: ${fontSize.h2};
    line-height: 1.12;
  }
  h3 > a {
    text-decoration-color: transparent;
  }
  h3 > a:hover {
    text-decoration-color: currentColor;
  }
  p {
    max-inline-size: ${layout.text};
    margin-block: ${space[3]} ${space[4]};
    color: ${color.muted};
  }
`;

export const StyledMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  letter-spacing: 0.015em;

  & > time {
    color: ${color.redline};
  }
  @media ${media.wide} {
    flex-direction: column;
    padding-block-start: ${space[2]};
  }
`;

export const StyledNote = styled.p`
  max-inline-size: ${layout.text};
`;
