import { color, fontSize, fontWidth, layout, pageRoom, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledList = styled.ol`
  & > li {
    border-block-start: 1px solid ${color.line};
  }
`;

export const StyledWriteUp = styled.article`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[6]};
  align-items: start;
  padding-block: ${space[5]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  }
  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
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
  /* The whole row leads to the write-up. */
  h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    max-inline-size: ${layout.text};
    margin-block: ${space[3]} ${space[4]};
    color: ${color.muted};
  }
`;

export const StyledPicture = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  overflow: clip;
`;

export const StyledMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-end: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  letter-spacing: 0.015em;

  & > time {
    color: ${color.redline};
  }
`;

export const StyledEmpty = styled.p`
  max-inline-size: ${layout.text};
`;

export const StyledNotes = styled.div`
  display: grid;
  gap: ${space[7]} ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const StyledNote = styled.article`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  max-inline-size: ${layout.text};
`;
