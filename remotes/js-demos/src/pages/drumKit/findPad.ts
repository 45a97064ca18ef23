import { KEY_PATTERN, type KeyMap } from './drumLoopFile';
import { PAD_NAMES, type PadName } from './pads';

/** The parts of a key press that decide whether it plays a pad. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Reads the letter or digit of a key press. On non-Latin keyboards, and if an input method takes the key, its position
 * counts.
 */
export function readKey({ key, code }: Pick<KeyPress, 'key' | 'code'>): string | null {
  const upper = key.toUpperCase();
  if (KEY_PATTERN.test(upper)) return upper;
  if (key.length !== 1 && key !== 'Process') return null;
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1] ?? null;
}

/**
 * Finds the pad that a key press plays. Held keys and browser shortcuts play nothing: Ctrl+S saves the page and does
 * not hit the hi-hat.
 */
export function findPad(press: KeyPress, keys: KeyMap): PadName | undefined {
  if (press.repeat || press.isComposing) return undefined;
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return undefined;
  const letter = readKey(press);
  return letter === null ? undefined : PAD_NAMES.find((pad) => keys[pad] === letter);
}

export type RemapResult = { isTaken: true; by: PadName } | { isTaken: false; keys: KeyMap };

/** Assigns another key to a pad, unless another pad has it. */
export function remap(keys: KeyMap, pad: PadName, letter: string): RemapResult {
  const owner = PAD_NAMES.find((name) => name !== pad && keys[name] === letter);
  return owner === undefined
    ? { isTaken: false, keys: { ...keys, [pad]: letter } }
    : { isTaken: true, by: owner };
}
