import {
  color,
  fontSize,
  fontWidth,
  media,
  motion,
  radius,
  selectionFrameBase,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled, { css } from 'styled-components';
import { STACK_BELOW_REM } from './useMenuPlaces';

/** The condition for stacking, for `@container`. The bar's parent is the container. */
export const STACKED = `bar (max-width: ${STACK_BELOW_REM - 0.01}rem)`;

export const StyledBar = styled.nav`
  position: relative;
  border-block-end: 1px solid ${color.lineStrong};
`;

export const StyledNames = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(${space[2]}, 3vw, ${space[5]});

  @container ${STACKED} {
    flex-direction: column;
    flex-wrap: nowrap;

    & > li + li {
      border-block-start: 1px solid ${color.line};
    }
  }
`;

const gliding = css`
  @media (prefers-reduced-motion: no-preference) {
    &:where([data-gliding]) {
      transition:
        transform ${motion.base} ${motion.easeOut},
        inline-size ${motion.base} ${motion.easeOut},
        block-size ${motion.base} ${motion.easeOut},
        opacity 120ms,
        visibility 0s;
    }
  }
`;

/** The one panel that moves: its contents only fade. */
export const StyledGround = styled.div`
  ${selectionFrameBase}
  ${selectionFrameShown}
  position: absolute;
  z-index: 1;
  inset: 0 auto auto 0;
  border: 1px solid ${color.select};
  border-radius: ${radius.small};
  background: ${color.surface};
  opacity: 0;
  visibility: hidden;
  transition:
    opacity 120ms,
    visibility 0s 120ms;

  &:where([data-shown]) {
    opacity: 1;
    visibility: visible;
    transition:
      opacity 120ms,
      visibility 0s;
  }
  ${gliding}

  @media (scripting: none) {
    display: none;
  }
  @media ${media.forcedColors} {
    border-width: 2px;
  }
`;

/** A dashed outline of where each panel will open, before one is open. */
export const StyledGhost = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.small};
  pointer-events: none;

  span {
    position: absolute;
    inset: auto ${space[2]} ${space[1]} auto;
    color: ${color.redline};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    white-space: nowrap;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** Points at the name: a square on its corner, half of it over the edge. */
export const StyledNotch = styled.span`
  position: absolute;
  inset: -8px auto auto -8px;
  inline-size: 16px;
  block-size: 16px;
  ${gliding}

  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    border: solid ${color.select};
    border-width: 1px 0 0 1px;
    background: ${color.surface};
    transform: rotate(45deg);
  }
`;

export const StyledMeasure = styled.div`
  position: absolute;
  inset: calc(100% + 10px) 0 auto;
  white-space: nowrap;
`;
