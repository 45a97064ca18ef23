import type { Span } from './stops';

/** A strip in px from its beginning, which is its right edge in right-to-left text. */
export interface Geometry {
  positionPx: number;
  maxPx: number;
  /** Width of the visible part, without the padding at both ends. */
  viewPx: number;
  /** Length of the whole strip, without the padding. */
  contentPx: number;
  /** The positions of the things when the strip is at 0. */
  spans: readonly Span[];
}

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Reads the geometry of a strip and its things, the elements with `data-thing`. */
export function readGeometry(element: HTMLElement): Geometry {
  const isFromRight = isRtl(element);
  const paddingPx = Number.parseFloat(getComputedStyle(element).paddingInlineStart) || 0;
  // In right-to-left text, browsers count scrollLeft from 0 downwards.
  const positionPx = Math.abs(element.scrollLeft);
  const edges = element.getBoundingClientRect();
  const originPx = isFromRight
    ? edges.right - element.clientLeft - paddingPx
    : edges.left + element.clientLeft + paddingPx;
  const spans = [...element.querySelectorAll<HTMLElement>('[data-thing]')].map((thing): Span => {
    const { left, right } = thing.getBoundingClientRect();
    const startPx = positionPx + (isFromRight ? originPx - right : left - originPx);
    return { startPx, endPx: startPx + right - left };
  });
  return {
    positionPx,
    maxPx: Math.max(0, element.scrollWidth - element.clientWidth),
    viewPx: element.clientWidth - 2 * paddingPx,
    contentPx: element.scrollWidth - 2 * paddingPx,
    spans,
  };
}

export function writePosition(element: HTMLElement, px: number): void {
  element.scrollLeft = isRtl(element) ? -px : px;
}
