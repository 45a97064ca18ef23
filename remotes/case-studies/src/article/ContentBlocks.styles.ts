import { color, fontSize, fontWidth, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
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

/* Upright drawings are kept small enough to be fully visible. */
function toMaxWidthRem(ratio: number): number {
  if (ratio < 0.75) return 26;
  return ratio < 1.1 ? 32 : 46;
}

/* More rows than any section has paragraphs, so that the drawing stretches none of them. */
const BESIDE_ROWS = 24;

/** Pictures side by side at equal height, stacked on narrow screens. */
export const StyledFigureRow = styled.div<{
  $ratios: readonly number[];
  /** The study's one figure that spans the whole column. */
  $isPlate?: boolean;
  $isBeside?: boolean;
}>`
  display: grid;
  gap: ${space[6]} ${space[5]};
  margin-block: ${space[4]};

  & > figure {
    max-inline-size: ${({ $ratios, $isPlate = false }) => ($isPlate ? 'none' : `${toMaxWidthRem($ratios[0] ?? 1)}rem`)};
  }

  @container ${pageRoom.medium} {
    grid-template-columns: ${({ $ratios }) => $ratios.map((ratio) => `minmax(0, ${ratio.toFixed(3)}fr)`).join(' ')};
    max-inline-size: ${({ $ratios, $isPlate = false }) => ($isPlate || $ratios.length > 2 ? 'none' : '52rem')};
  }

  @container ${pageRoom.wide} {
    ${({ $isBeside = false }) => $isBeside && `grid-area: 1 / 2 / span ${BESIDE_ROWS}; grid-template-columns: minmax(0, 1fr); margin-block: 0;`}
  }

  /* A single drawing has the text beside it. */
  @media print {
    break-inside: avoid;
    grid-template-columns: ${({ $ratios }) => $ratios.map((ratio) => `minmax(0, ${ratio.toFixed(3)}fr)`).join(' ')};
    ${({ $ratios }) =>
      $ratios.length === 1
        ? `float: inline-end; inline-size: ${($ratios[0] ?? 1) < 0.75 ? 28 : 44}%; grid-template-columns: minmax(0, 1fr); margin-inline-start: ${space[5]};`
        : 'max-inline-size: 44%;'}
  }
`;

export const StyledBlocks = styled.div<{ $hasBeside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @container ${pageRoom.wide} {
    ${({ $hasBeside }) =>
      $hasBeside &&
      `grid-template: repeat(${BESIDE_ROWS - 1}, auto) 1fr / minmax(0, 1fr) 23rem; column-gap: ${space[7]}; row-gap: 0;`}

    ${({ $hasBeside }) => $hasBeside && `& > :not(${StyledFigureRow}) { grid-column: 1; margin-block-end: ${space[5]}; }`}
  }

  & > :not(${StyledFigureRow}) {
    max-inline-size: ${layout.text};
  }
  ${stackedOnPaper(space[4])}

  @media print {
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
    font-stretch: ${fontWidth.wide};
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
