import { color, fontSize, layout, media, pageRoom, radius, space } from '@portfolio/design';
import styled, { css } from 'styled-components';
import { stackedOnPaper } from './paper';

/* Upright drawings have the decisions beside them, wide ones below. */
export const StyledComparison = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  gap: ${space[5]} ${space[7]};
  margin-block-start: ${space[7]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  }
  &:where([data-broad]) {
    grid-template-columns: minmax(0, 42rem);
  }
  ${stackedOnPaper(space[5])}

  /* On paper, the decisions are beside drawings of any shape. */
  @media print {
    display: flow-root;
    break-inside: avoid;

    & > div {
      float: inline-start;
      inline-size: 48%;
      margin-inline-end: ${space[5]};
    }
    & > ol {
      display: flow-root;
    }
  }
`;

export const StyledHeading = styled.h3`
  grid-column: 1 / -1;

  @media print {
    break-after: avoid;
  }
`;

export const StyledLabels = styled.div`
  display: flex;
  justify-content: space-between;

  @media print {
    break-after: avoid;
  }
`;

const sideBySide = css`
  grid-template-columns: 1fr 1fr;

  & > div {
    grid-area: auto;
    clip-path: none;
  }
`;

export const StyledStage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${color.line};
  border-radius: ${radius.small};

  & > div {
    grid-area: 1 / 1;
  }

  @media (scripting: none) {
    ${sideBySide}
  }
  @media print {
    break-inside: avoid;
    ${sideBySide}
  }
`;

export const StyledAfter = styled.div`
  clip-path: inset(0 0 0 var(--split));
`;

const hiddenWithoutUse = css`
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** The line with a handle, at the position of the slider's thumb. */
export const StyledDivider = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--split);
  border-inline-start: 2px solid ${color.select};
  translate: -1px;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: -10px;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid ${color.select};
    background: ${color.surface};
  }
  ${hiddenWithoutUse}
`;

export const StyledControls = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  ${hiddenWithoutUse}
`;

export const StyledPresets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export const StyledDecisions = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  counter-reset: decision;
  ${stackedOnPaper(space[4])}

  li {
    position: relative;
    padding-inline-start: 2.5rem;
    font-size: ${fontSize.small};
    counter-increment: decision;
  }
  li::before {
    content: counter(decision);
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 1.625rem;
    border-radius: ${radius.round};
    background: ${color.redline};
    color: ${color.onRedline};
    font-size: 0.875rem;
    font-weight: 700;
    line-height: 1.625rem;
    text-align: center;
  }
  p {
    max-inline-size: ${layout.text};
  }
  strong {
    font-size: 1.0625rem;
    font-weight: 650;
    line-height: 1.5;
  }

  @media ${media.forcedColors} {
    li::before {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    li {
      break-inside: avoid;
    }
    li::before {
      print-color-adjust: exact;
    }
  }
`;
