import { color, fontSize, fontWidth, media, pageRoom, space } from '@portfolio/design';
import { StyledHint } from '@portfolio/kit/demo';
import styled from 'styled-components';
import { PAPER, SHEET } from './drawing';

/** The tools beside or below the sheet. */
export const StyledDesk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: ${space[5]};
  }
`;

/** The height is known before anything is painted, so nothing moves. Touching it draws rather than scrolls. */
export const StyledSheet = styled.div`
  position: relative;
  aspect-ratio: ${SHEET.width} / ${SHEET.height};
  /* Fully visible on the first screen, below the bars and the title. */
  inline-size: min(100%, max(18rem, (100svh - 22rem) * ${SHEET.width / SHEET.height}));
  justify-self: center;
  border: 1px solid ${color.lineStrong};
  background: ${PAPER};
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;
  forced-color-adjust: none;

  &:focus-visible {
    outline: 2px solid ${color.select};
    outline-offset: 3px;
  }
`;

export const StyledCanvas = styled.canvas`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

export const StyledSvg = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/* The keyboard's pen is on white paper in either theme, so its colours belong to the paper, not the theme. */
const PEN_COLOR = '#2443e6';
const MEASURE_COLOR = '#cf0a45';

export const StyledPen = styled.div`
  position: absolute;
  inline-size: 0;
  block-size: 0;
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    background: ${PEN_COLOR};
  }
  &::before {
    inset: -1px -14px;
    block-size: 2px;
  }
  &::after {
    inset: -14px -1px;
    inline-size: 2px;
  }

  & > span {
    position: absolute;
    inset: -6px;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${PEN_COLOR};
    background: transparent;
  }
  &:where([data-down]) > span {
    background: ${PEN_COLOR};
  }
`;

/** From the sheet's edge to the pen. */
export const StyledPenMeasure = styled.div`
  position: absolute;
  border: solid ${MEASURE_COLOR};
  background: linear-gradient(${MEASURE_COLOR} 0 0) center no-repeat;
  color: ${MEASURE_COLOR};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  pointer-events: none;

  & > span {
    position: absolute;
    padding-inline: 2px;
    background: ${PAPER};
  }

  &:where([data-axis='x']) {
    inset: auto auto 6px 0;
    block-size: 9px;
    border-width: 0 1px;
    background-size: 100% 1px;
  }
  &:where([data-axis='y']) {
    inset: 0 6px auto auto;
    inline-size: 9px;
    border-width: 1px 0;
    background-size: 1px 100%;
  }
  &:where([data-axis='x']) > span {
    inset-inline-end: 4px;
    inset-block-end: 10px;
  }
  &:where([data-axis='y']) > span {
    inset-inline-end: 12px;
    inset-block-end: 2px;
  }

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const StyledBelow = styled(StyledHint)`
  margin-block-start: ${space[3]};
`;
