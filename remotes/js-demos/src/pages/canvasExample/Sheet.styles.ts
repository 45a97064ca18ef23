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

export const StyledPen = styled.div<{ $isDown: boolean }>`
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
    background: ${({ $isDown }) => ($isDown ? PEN_COLOR : 'transparent')};
  }
`;

/** From the sheet's edge to the pen. */
export const StyledPenMeasure = styled.div<{ $axis: 'x' | 'y' }>`
  position: absolute;
  ${({ $axis }) => ($axis === 'x' ? 'inset: auto auto 6px 0' : 'inset: 0 6px auto auto')};
  border: solid ${MEASURE_COLOR};
  border-width: ${({ $axis }) => ($axis === 'x' ? '0 1px' : '1px 0')};
  ${({ $axis }) => ($axis === 'x' ? 'block-size: 9px' : 'inline-size: 9px')};
  background: linear-gradient(${MEASURE_COLOR} 0 0) center no-repeat;
  background-size: ${({ $axis }) => ($axis === 'x' ? '100% 1px' : '1px 100%')};
  color: ${MEASURE_COLOR};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  pointer-events: none;

  & > span {
    position: absolute;
    inset-inline-end: ${({ $axis }) => ($axis === 'x' ? '4px' : '12px')};
    inset-block-end: ${({ $axis }) => ($axis === 'x' ? '10px' : '2px')};
    padding-inline: 2px;
    background: ${PAPER};
  }

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const StyledBelow = styled(StyledHint)`
  margin-block-start: ${space[3]};
`;
