const STEP = 20;
const SMALL_STEP = 5;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Finds how far a key moves the keyboard's pen: Shift for less, null for keys that do not move it. */
export function findPenMove({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const step = shiftKey ? SMALL_STEP : STEP;
  return { byX: direction[0] * step, byY: direction[1] * step };
}
