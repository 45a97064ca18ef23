import { color, layer, media, motion } from '@portfolio/design';
import styled, { css } from 'styled-components';
import { MINI_HEADER_REM } from './useScrollState';

/**
 * If there is room, the bar sticks below the header, and below `--bar-above`, and follows it; `data-scrolled` says that it
 * does.
 */
export const stickyBar = css`
  @media ${media.wide} and (min-height: 40rem) {
    position: sticky;
    z-index: ${layer.raised};
    inset-block-start: calc(${MINI_HEADER_REM}rem + var(--bar-above, 0px));
    background: ${color.canvas};
    transform: translateY(calc(var(--header-height, ${MINI_HEADER_REM}rem) - ${MINI_HEADER_REM}rem));
    transition: transform ${motion.base} ${motion.easeOut};

    border-block-end: 1px solid transparent;

    &:where(:not([data-scrolled])) {
      transform: none;
    }
    /* From edge to edge, without making the page wider. */
    &:where([data-scrolled]) {
      box-shadow: 0 0 0 100vmax ${color.canvas};
      clip-path: inset(0 -100vmax);
      border-block-end-color: ${color.line};
    }
  }
`;

/**
 * The marker of a bar that sticks below the header. It is above the bar by the header's height, so that it leaves the
 * window when the bar reaches its place: a height in rem cannot be measured without laying out the page.
 */
export const StyledScrollMarker = styled.div`
  position: relative;
  inset-block-start: calc(-${MINI_HEADER_REM}rem - var(--bar-above, 0px));
`;
