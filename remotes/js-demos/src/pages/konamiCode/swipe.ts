import type { Input } from './code';

interface Place {
  x: number;
  y: number;
}

/** Anything shorter is a tap. */
const MIN_SWIPE_PX = 24;

/** Reads the direction of a swipe, or null if there is none: too short, or too diagonal. */
export function readSwipe(from: Place, to: Place): Input | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  if (Math.max(wide, high) < MIN_SWIPE_PX || Math.min(wide, high) > Math.max(wide, high) * 0.7) return null;
  if (wide > high) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
