import { color, fontSize, layout, pageRoom, space } from '@portfolio/design';
import styled, { css } from 'styled-components';
import { stackedOnPaper } from './paper';

/** The one line of a section that the shortest depth keeps. */
export const StyledKeySentence = styled.p`
  font-size: ${fontSize.lead};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;

  @media print {
    break-after: avoid;
  }
`;

/* More rows than any section has paragraphs, so that the drawing stretches none of them. */
const BESIDE_ROWS = 24;

/* Until there is room for three, the third is below the others with its caption beside it: side by side, the type in
   them would be too small to read. */
const twoAndOne = css`
  @media screen {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > figure:nth-child(3) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      max-inline-size: none;

      & > :first-child {
        grid-column: 1 / -1;
      }
    }
    @container ${pageRoom.full} {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      & > figure:nth-child(3) {
        display: block;
        grid-column: auto;
      }
    }
  }
`;

/** Pictures side by side at equal height, stacked on narrow screens. Its sizes are in custom properties: `toSizes`. */
export const StyledFigureRow = styled.div`
  display: grid;
  gap: ${space[6]} ${space[5]};
  margin-block: ${space[4]};

  & > figure {
    max-inline-size: var(--figure-most);
  }

  @container ${pageRoom.medium} {
    grid-template-columns: var(--columns);
    max-inline-size: var(--row-most);

    &:where([data-many]) {
      ${twoAndOne}
    }
  }

  @container ${pageRoom.wide} {
    &:where([data-beside]) {
      grid-area: 1 / 2 / span ${BESIDE_ROWS};
      grid-template-columns: minmax(0, 1fr);
      margin-block: 0;
    }
  }

  /* A single drawing has the text beside it. */
  @media print {
    break-inside: avoid;
    grid-template-columns: var(--columns);
    max-inline-size: var(--paper-most);

    &:where([data-single]) {
      float: inline-end;
      inline-size: var(--paper-most);
      grid-template-columns: minmax(0, 1fr);
      margin-inline-start: ${space[5]};
    }
  }
`;

export const StyledBlocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @container ${pageRoom.wide} {
    &:where([data-beside]) {
      grid-template: repeat(${BESIDE_ROWS - 1}, auto) 1fr / minmax(0, 1fr) 23rem;
      column-gap: ${space[7]};
      row-gap: 0;

      & > :not(${StyledFigureRow}) {
        grid-column: 1;
        margin-block-end: ${space[5]};
      }
    }
  }

  & > :not(${StyledFigureRow}) {
    max-inline-size: ${layout.text};
  }
  ${stackedOnPaper(space[4])}

  /* Printed text is zoomed out: the same line is longer there, and saves sheets. */
  @media print {
    & > :not(${StyledFigureRow}) {
      max-inline-size: 42rem;
    }
    &::after {
      content: '';
      display: block;
      clear: both;
    }
  }
`;

export const StyledQuote = styled.figure`
  max-inline-size: 38rem;
  margin-block: ${space[4]};
  padding-inline-start: ${space[5]};
  border-inline-start: 1px solid ${color.redline};
  position: relative;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: -5px;
    inline-size: 9px;
    border-block-start: 1px solid ${color.redline};
  }
  &::before {
    inset-block-start: 0;
  }
  &::after {
    inset-block-end: 0;
  }

  p {
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }

  @media print {
    break-inside: avoid;
  }
`;

export const StyledCite = styled.figcaption`
  padding-block-start: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
