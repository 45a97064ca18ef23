import { isOnOneLine, unionBoxes, type Box } from './pieces';

export const toPlace = ({ left, top, width, height }: Box) => ({
  transform: `translate(${left}px, ${top}px)`,
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
});

/** Overshoots slightly and comes back. */
const SPRING = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

/**
 * The movement of a frame from one box to another. Within a line it stretches over to the next link before it lets go
 * of the last one; between lines, where that would cover text, it only springs.
 */
export function toGlide(from: Box, to: Box): Keyframe[] {
  const start = { ...toPlace(from), easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };
  if (!isOnOneLine(from, to)) return [{ ...start, easing: SPRING }, toPlace(to)];
  return [start, { ...toPlace(unionBoxes(from, to)), offset: 0.4, easing: SPRING }, toPlace(to)];
}
