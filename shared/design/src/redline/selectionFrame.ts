import { css } from 'styled-components';
import { color, media, motion } from '../tokens';

const HANDLE_PX = 7;
const CENTRE_PX = 3;

function fill(paint: string, position: string, size: string): string {
  return `linear-gradient(${paint} 0 0) ${position} / ${size} no-repeat`;
}

function corners(paint: string, insetPx: number, sizePx: number): string[] {
  return ['left', 'right'].flatMap((x) =>
    ['top', 'bottom'].map((y) =>
      fill(paint, `${x} ${insetPx}px ${y} ${insetPx}px`, `${sizePx}px ${sizePx}px`),
    ),
  );
}

function lines(paint: string): string[] {
  const length = `calc(100% - ${HANDLE_PX}px)`;
  return [
    ...['top', 'bottom'].map((y) => fill(paint, `left ${CENTRE_PX}px ${y} ${CENTRE_PX}px`, `${length} 1px`)),
    ...['left', 'right'].map((x) => fill(paint, `${x} ${CENTRE_PX}px top ${CENTRE_PX}px`, `1px ${length}`)),
  ];
}

/** The frame and its four hollow handles as one `background`; GlobalStyle keeps it in `--selection-frame`. */
export const SELECTION_FRAME_PAINT = [
  ...corners(color.surface, 1, HANDLE_PX - 2),
  ...corners(color.select, 0, HANDLE_PX),
  ...lines(color.select),
].join(', ');

/** The frame alone, hidden. For components that decide when they are selected, with {@link selectionFrameShown}. */
export const selectionFrameBase = css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -5px;
    background: var(--selection-frame);
    pointer-events: none;
    opacity: 0;
    transition: opacity ${motion.fast};
  }

  /* Forced colours drop gradients: the frame becomes a plain border. */
  @media ${media.forcedColors} {
    &::after {
      inset: -3px;
      border: 1px solid Highlight;
    }
  }
`;

/** The rules that make a frame of {@link selectionFrameBase} visible. */
export const selectionFrameShown = css`
  &::after {
    opacity: 1;
  }
`;

const focused = css`
  outline: 2px solid ${color.select};
  outline-offset: 1px;
  ${selectionFrameShown}
`;

/** Marks an element on hover and on keyboard focus as selected: blue frame, four handles. Uses `::after`. */
export const selectionFrame = css`
  ${selectionFrameBase}

  &:focus-visible {
    ${focused}
  }

  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      ${selectionFrameShown}
    }
  }
`;

/** The same for a surface around the element that takes the focus, such as a card around its link. */
export const selectionFrameWithin = css`
  ${selectionFrameBase}

  &:has(:focus-visible) {
    ${focused}
  }

  @media (hover: hover) {
    &:hover {
      ${selectionFrameShown}
    }
  }
`;
