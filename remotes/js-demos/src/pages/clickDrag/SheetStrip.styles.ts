import {
  color,
  fontSize,
  fontWidth,
  media,
  radius,
  selectionFrameBase,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledStrip = styled.div`
  /* One millimetre of paper. */
  --mm: 0.24px;
  padding: ${space[4]} ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.canvas};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: ${space[4]};
  scroll-snap-type: none;
  scrollbar-color: ${color.lineStrong} ${color.canvas};
  user-select: none;
  cursor: grab;

  &:where([data-snap]) {
    scroll-snap-type: inline proximity;
  }

  @container desk (min-width: 44rem) {
    --mm: 0.4px;
  }

  /* While the hand or the script moves the strip, the browser's own snapping would pull at it. */
  &[data-moving] {
    scroll-snap-type: none;
  }
  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${color.select};
    outline-offset: 3px;
  }

  & > ul {
    display: flex;
    align-items: end;
    gap: ${space[5]};
    inline-size: max-content;
  }
  & li {
    scroll-snap-align: start;
  }
`;

const label = css`
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
`;

export const StyledSheet = styled.button`
  /* Holds its hidden words within the strip: without it they would widen the page. */
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem auto;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 4rem;
  padding: ${space[1]};
  border: 0;
  background: none;
  text-align: start;
  cursor: inherit;
  touch-action: pan-x pan-y;
`;

export const StyledName = styled.span`
  grid-column: 2;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 600;
  line-height: 1.25;
`;

export const StyledPaper = styled.span`
  ${selectionFrameBase}
  inline-size: calc(var(--w) * var(--mm));
  block-size: calc(var(--h) * var(--mm));
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};

  &:where([data-chosen]) {
    border-color: ${color.select};
    background: ${color.selectWash};
    ${selectionFrameShown}
  }

  @media (hover: hover) {
    ${StyledSheet}:hover & {
      ${selectionFrameShown}
    }
  }
`;

/** A dimension line along the lower edge, as long as the sheet is wide, with the number below it. */
export const StyledWidth = styled.span`
  ${label}
  grid-column: 2;
  min-inline-size: calc(var(--w) * var(--mm));
  padding-block-start: 11px;
  background:
    linear-gradient(currentColor 0 0) 0 5px / calc(var(--w) * var(--mm)) 1px no-repeat,
    linear-gradient(currentColor 0 0) 0 1px / 1px 9px no-repeat,
    linear-gradient(currentColor 0 0) calc(var(--w) * var(--mm) - 1px) 1px / 1px 9px no-repeat;

  @media ${media.forcedColors} {
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

export const StyledHeight = styled.span`
  ${label}
  position: relative;
  display: grid;
  place-items: center;
  block-size: max(100%, 2.25rem);
  writing-mode: vertical-rl;
  transform: rotate(180deg);
`;
