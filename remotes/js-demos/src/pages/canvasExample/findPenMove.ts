const STEP = 20;
const LARGE_STEP = 100;
const SMALL_STEP = 5;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Finds how far a key moves the keyboard's pen: Shift for more, Alt for less, null for keys that do not move it. */
export function findPenMove({ key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>) {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const step = shiftKey ? LARGE_STEP : altKey ? SMALL_STEP : STEP;
  return { byX: direction[0] * step, byY: direction[1] * step };
}
