export const INPUTS = ['up', 'down', 'left', 'right', 'b', 'a'] as const;
export type Input = (typeof INPUTS)[number];

/** The cheat code of games of the eighties. */
export const CODE: readonly Input[] = [
  'up',
  'up',
  'down',
  'down',
  'left',
  'right',
  'left',
  'right',
  'b',
  'a',
];

export const INPUT_SIGNS: Readonly<Record<Input, string>> = {
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  b: 'B',
  a: 'A',
};

export const INPUT_NAMES: Readonly<Record<Input, string>> = {
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  b: 'B',
  a: 'A',
};

const KEYS: Readonly<Record<string, Input>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  b: 'b',
  a: 'a',
};

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Reads an input from a key press. Shift, Caps Lock and held keys are not inputs, so they neither help nor break the
 * code; browser shortcuts with Ctrl are ignored.
 */
export function readInput({ key, repeat, ctrlKey, metaKey, altKey }: Press): Input | null {
  if (repeat || ctrlKey || metaKey || altKey) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/**
 * Calculates how much of the code is entered after one more input. A wrong input need not start over: the last inputs
 * may be a new beginning. After up, up, up the last two still count.
 */
// #region excerpt
export function advance(entered: number, input: Input): number {
  const typed = [...CODE.slice(0, entered), input];
  for (let length = Math.min(typed.length, CODE.length); length > 0; length -= 1) {
    const tail = typed.slice(-length);
    if (tail.every((one, index) => one === CODE[index])) return length;
  }
  return 0;
}
// #endregion
