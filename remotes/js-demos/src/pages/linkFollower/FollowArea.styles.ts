import { color, media, motion, selectionFrameBase, selectionFrameShown, space } from '@portfolio/design';
import styled, { css, keyframes } from 'styled-components';

export const RULER_SIZE = '1.375rem';

/* An invisible animation that serves as a clock. Four turns take under five seconds, so it needs no pause button. */
const turn = keyframes`
  from { outline-color: transparent; }
`;

export const StyledArea = styled.div`
  position: relative;
  isolation: isolate;
  anchor-scope: --followed;

  @media (prefers-reduced-motion: no-preference) {
    &:where([data-touring]) {
      animation: ${turn} 900ms 4;
    }
  }
  &:where([data-rulers]) {
    padding: 0 ${space[2]} ${space[3]} calc(${RULER_SIZE} + ${space[4]});
  }
`;

const frame = css`
  ${selectionFrameBase}
  position: absolute;
  z-index: -1;
  outline: 1px solid transparent;
  background: ${color.selectWash};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.base};

  &:where([data-shown]) {
    opacity: 1;
  }
  &:where([data-current]) {
    outline-color: ${color.select};
  }
  &:where([data-shown]:not([data-current])) {
    ${selectionFrameShown}
  }

  /* Forced colours paint a backplate behind text, which would cover a frame behind it. */
  @media ${media.forcedColors} {
    z-index: 1;
    border: 2px solid Highlight;
    background: transparent;
  }

  @media print {
    display: none;
  }
`;

/* A margin of two pixels. The frame's own line is further out. */
const AIR = '2px';

export const StyledPiece = styled.div`
  ${frame}
  inset: 0 auto auto 0;
  box-sizing: content-box;
  margin: -${AIR};
  padding: ${AIR};
`;

/** Positioned by the browser alone, at the element with the anchor name. A wrapped link gets a single box. */
export const StyledAnchored = styled.div`
  ${frame}
  display: none;

  @supports (anchor-name: --followed) {
    display: block;
    position-anchor: --followed;
    inset: calc(anchor(top) - ${AIR}) calc(anchor(right) - ${AIR}) calc(anchor(bottom) - ${AIR})
      calc(anchor(left) - ${AIR});

    @media (prefers-reduced-motion: no-preference) {
      &:where([data-gliding]) {
        transition:
          inset ${motion.base} ${motion.easeOut},
          opacity ${motion.base};
      }
    }
  }
`;
