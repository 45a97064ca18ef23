import {
  color,
  fontSize,
  fontWidth,
  layout,
  pageRoom,
  selectionFrameBase,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled from 'styled-components';

export const StyledMap = styled.div`
  display: none;

  @container ${pageRoom.wide} {
    display: block;
    position: sticky;
    inset-block-start: calc(${layout.headerHeight} + ${space[5]});
    block-size: min(34rem, 100vh - ${layout.headerHeight} - ${space[9]} - ${space[7]});
    border: 1px solid ${color.line};
    background: ${color.canvas};
    cursor: grab;
    touch-action: none;
    user-select: none;

    &:active {
      cursor: grabbing;
    }
  }

  @media print {
    display: none;
  }
`;

/** One picture: outlined while it waits, filled from below by its visible part. */
export const StyledMark = styled.div`
  position: absolute;
  inset-inline: 8%;
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
  overflow: hidden;

  &:where([data-waiting]) {
    border-style: dashed;
    background: transparent;
  }
  & > i {
    position: absolute;
    inset: auto 0 0;
    background: ${color.selectWash};
  }
  & > b {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${color.redline};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    line-height: 1;
  }
`;

export const StyledWindow = styled.div`
  ${selectionFrameBase}
  ${selectionFrameShown}
  position: absolute;
  inset-inline: -1px;
  pointer-events: none;
`;
