import styled, { css } from 'styled-components';
import { color, fontSize, layout, MEASURED, media, motion, pageRoom, space } from '@portfolio/design';

const FRAME_PX = 8;
/** Width of the area in which the handle can be grabbed. */
const THUMB_PX = 44;
/** Width of the headline at its narrowest, relative to its widest. */
const NARROWEST = 0.62;

export const StyledHero = styled.section`
  padding-block: clamp(${space[4]}, 3vw, ${space[6]}) 0;

  /* Only narrow letters fit, whatever width was chosen before: the frame and its handle are hidden. */
  @container ${pageRoom.tight} {
    --text-stretch: 75 !important;
  }
`;

/** The width of the type as a label. */
export const StyledPercent = styled.span`
  counter-reset: stretch var(--text-stretch, 125);

  &::after {
    content: counter(stretch) '\\a0 %';
  }
`;

export const StyledSpecimen = styled.div`
  position: relative;
  margin-block-start: ${space[2]};
  padding-inline-end: 3rem;

  /* Room for the letters if their spacing is increased. */
  @container ${pageRoom.small} {
    padding-inline-end: 1rem;

    & > :last-child {
      display: none;
    }
  }
  @container ${pageRoom.tight} {
    padding: 0;

    & > :not(h1) {
      display: none;
    }
    /* In narrow letters, the longest line is some 4.4 em wide. */
    & > h1 {
      font-size: min(max(11vw, 2.2rem), 22cqi);
    }
  }
`;

/*
 * Four lines on phones and two on wider screens, at every type width, so that the frame follows the handle evenly.
 * Larger text makes it grow as far as these lines have room.
 */
export const StyledHeadline = styled.h1`
  font-size: clamp(1.75rem, 11vw, 3.75rem);
  font-stretch: calc(var(--text-stretch, 125) * 1%);
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.035em;
  text-wrap: wrap;

  @container ${pageRoom.medium} {
    font-size: clamp(2rem, 5.2vw + 1.25rem - 20px, 4.25rem);
  }
`;

export const StyledLineBreak = styled.br`
  @container ${pageRoom.medium} {
    &:where([data-narrow-only]) {
      display: none;
    }
  }
`;

const hiddenUntilMeasured = css`
  opacity: 0;
  transition: opacity ${motion.base};

  ${MEASURED} & {
    opacity: 1;
  }
  @media print {
    display: none;
  }
`;

export const StyledFrame = styled.div`
  position: absolute;
  inset: -${FRAME_PX}px auto -${FRAME_PX}px -${FRAME_PX}px;
  inline-size: calc(var(--text-width) + ${2 * FRAME_PX}px);
  background: var(--selection-frame);
  pointer-events: none;
  ${hiddenUntilMeasured}

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1rem);
    inset-inline-end: -3px;
    inline-size: 0.75rem;
    block-size: 2rem;
    border: 2px solid ${color.select};
    border-radius: 999px;
    background: ${color.surface};
    transition: background-color ${motion.fast};
  }

  @media ${media.forcedColors} {
    border: 1px solid Highlight;
  }
`;

const thumb = css`
  box-sizing: border-box;
  inline-size: ${THUMB_PX}px;
  block-size: 100%;
  border: 0;
  background: none;
  cursor: ew-resize;
  pointer-events: auto;
`;

/*
 * An invisible slider: its thumb lies on the right edge of the frame, because its track spans the positions of that
 * edge from the narrowest type to the widest.
 */
export const StyledHandle = styled.input`
  --widest: calc(
    var(--text-width) / (${NARROWEST} + ${1 - NARROWEST} * (var(--text-stretch, 125) - 75) / 50)
  );

  position: absolute;
  z-index: 1;
  inset-block: -${FRAME_PX}px;
  left: calc(${NARROWEST} * var(--widest) + ${FRAME_PX - 3 - THUMB_PX / 2}px);
  inline-size: calc(${(1 - NARROWEST).toFixed(2)} * var(--widest) + ${THUMB_PX}px);
  margin: 0;
  appearance: none;
  background: none;
  opacity: 0;
  pointer-events: none;
  touch-action: pan-y;
  visibility: hidden;

  ${MEASURED} & {
    visibility: visible;
  }
  &::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:is(:hover, :active) + ${StyledFrame}::after {
    background: ${color.select};
  }
  &:focus-visible + ${StyledFrame} {
    outline: 2px solid ${color.select};
    outline-offset: 1px;
  }
  @media print {
    display: none;
  }
`;

export const StyledWidth = styled.div`
  inline-size: var(--text-width);
  max-inline-size: 100%;
  min-block-size: 1rem;
  margin-block-start: ${space[4]};
  ${hiddenUntilMeasured}
`;

/* The dimension line turned upright. Physical properties, because the writing mode rotates the logical ones. */
export const StyledHeight = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: var(--text-width);
  margin-left: 1.75rem;
  writing-mode: vertical-rl;
  writing-mode: sideways-lr;
  white-space: nowrap;
  ${hiddenUntilMeasured}

  & > span {
    inline-size: 100%;
  }
`;

export const StyledIntroduction = styled.div`
  display: grid;
  gap: ${space[4]} ${space[7]};
  margin-block-start: ${space[4]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const StyledLead = styled.p`
  max-inline-size: ${layout.text};
  font-size: clamp(${fontSize.body}, 1rem + 0.3vw, 1.25rem);
  line-height: 1.45;
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  /* Two fit beside each other on a phone; the footer leads to the third. */
  @container ${pageRoom.belowMedium} {
    & > :last-child {
      display: none;
    }
  }
`;
