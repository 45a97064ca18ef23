import {
  color,
  fontSize,
  fontWidth,
  layer,
  layout,
  motion,
  selectionFrame,
  space,
  visuallyHidden,
} from '@portfolio/design';
import styled, { css } from 'styled-components';
import { MINI_HEADER_REM } from '../scroll-state/useScrollState';
import { room } from '../../browser/room';
import { THEME_TOGGLE_ATTRIBUTE } from '../../loading/themeToggleAttribute';

const FULL_HEADER_REM = 4.5;
const DIFFERENCE_REM = FULL_HEADER_REM - MINI_HEADER_REM;

/* The box keeps its height and only its visible part changes, so that nothing below it moves. */
export const StyledHeader = styled.header`
  container-type: inline-size;
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: 0;
  block-size: ${layout.headerHeight};
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-block-end: 1px solid ${color.line};
    background: ${color.surface};
    transition: transform ${motion.base} ${motion.easeOut};
    pointer-events: auto;
  }
  &[data-mini]::before {
    transform: translateY(-${DIFFERENCE_REM}rem);
  }
  /* The focus of what sticks to the top need not scroll the page; see DocumentStyle. */
  & * {
    scroll-margin-block: -11rem 11rem;
  }
  @media print {
    display: none;
  }
`;

export const StyledRow = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: min(${space[3]}, 3cqi);
  max-inline-size: calc(${layout.page} + 2 * ${layout.gutter});
  block-size: 100%;
  margin-inline: auto;
  padding-inline: ${layout.gutter};
  transition: transform ${motion.base} ${motion.easeOut};
  /* Tab follows the order that is drawn: the menu button comes last. Other browsers than Chromium follow the document. */
  reading-flow: flex-visual;

  /* A document arrives in parts: without its last control, the row would be painted now and move later. */
  &:not(:has([${THEME_TOGGLE_ATTRIBUTE}])) {
    visibility: hidden;
  }
  & > * {
    pointer-events: auto;
  }
  [data-mini] > & {
    transform: translateY(-${DIFFERENCE_REM / 2}rem);
  }
`;

export const StyledLogo = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  margin-inline: max(-1 * ${space[2]}, -2cqi) auto;
  padding-inline: min(${space[2]}, 2cqi);
  font-size: ${fontSize.body};
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  letter-spacing: -0.02em;
  text-decoration: none;
  ${selectionFrame}

  &:hover {
    color: inherit;
  }
  &::after {
    inset: 0;
  }
  & > svg {
    flex: none;
    inline-size: min(1.75rem, 9cqi);
    block-size: auto;
  }
  /* Narrower than current phones, or barely wide enough for the navigation: only the mark, named by its label. */
  @container (not ${room.name}) or (${room.row} and (not ${room.rowAndName})) {
    & > span {
      ${visuallyHidden}
    }
  }
`;

/*
 * Icons of one size, whatever the text beside them; if it is so large that the controls do not fit, they share the width.
 * The dialog of sign-in lies in the header too, but its buttons have room of their own.
 */
const controls = css`
  & button:not(dialog *) > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
  @container not ${room.controls} {
    & button:not(dialog *) {
      inline-size: 13.5cqi;
      min-inline-size: 0;
      padding-inline: 0;
    }
    & button:not(dialog *) > svg {
      inline-size: min(1.375rem, 9cqi);
    }
  }
`;

/* The menu button comes last on narrow screens and is hidden on wide ones. */
export const StyledMenuButton = styled.div`
  order: 1;
  ${controls}

  @container ${room.row} {
    display: none;
  }
`;

export const StyledActions = styled.div`
  display: flex;
  align-items: center;
  gap: min(${space[1]}, 1.5cqi);
  ${controls}
`;
