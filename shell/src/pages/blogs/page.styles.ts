import { color, fontSize, fontWidth, layout, pageRoom, radius, space } from '@portfolio/design';
import styled, { css } from 'styled-components';

/**
 * One column on a phone; on wide screens two columns below the latest write-up, so that two screens show all of them.
 */
export const StyledList = styled.ol`
  display: grid;

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[7]};
  }

  & > li {
    border-block-start: 1px solid ${color.line};
  }
  /* The line of the heading is above it. */
  & > li:first-child {
    grid-column: 1 / -1;
    border: 0;
  }
`;

/* The whole row leads to the write-up. */
const wholeRowLink = css`
  position: relative;

  h3 > a {
    text-decoration-color: transparent;
  }
  h3 > a:hover {
    text-decoration-color: currentColor;
  }
  h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const StyledLatest = styled.article`
  ${wholeRowLink}
  display: grid;
  gap: ${space[4]} ${space[7]};
  align-items: center;
  padding-block-end: ${space[5]};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  h3 {
    font-size: ${fontSize.h2};
    line-height: 1.12;
  }
  p {
    max-inline-size: ${layout.text};
    margin-block: ${space[3]} ${space[4]};
    color: ${color.muted};
  }
`;

export const StyledRow = styled.article`
  ${wholeRowLink}
  display: grid;
  grid-template-columns: min(7rem, 32cqi) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[4]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
    gap: ${space[3]} ${space[5]};
    padding-block: ${space[5]};
  }

  h3 {
    font-size: ${fontSize.body};
    line-height: 1.2;
  }
  p {
    margin-block-start: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.5;
  }
  @container ${pageRoom.medium} {
    h3 {
      font-size: ${fontSize.h3};
    }
  }
  /* On phones: the date and reading time, then the title. */
  @container ${pageRoom.belowMedium} {
    p,
    time + span {
      display: none;
    }
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
  font-stretch: ${fontWidth.label};
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
  gap: ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const StyledNote = styled.article`
  max-inline-size: ${layout.text};

  h3 {
    margin-block-end: ${space[3]};
  }
  summary {
    inline-size: fit-content;
    min-block-size: 2.75rem;
    padding-block: ${space[2]};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const StyledRest = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[2]};
  /* A link to this entry scrolls so that the heading is visible as well. */
  scroll-margin-block-start: 21rem;
`;
