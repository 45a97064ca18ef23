import { CODE, advance, readInput } from './code';
import { isOpenedByBuffer, pushToBuffer } from './classicBuffer';

const KEYS = 'ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight b a'.split(' ');
/** The same with Shift held for the letters: Shift itself is reported, and the letters are capitals. */
const WITH_SHIFT = [...KEYS.slice(0, 8), 'Shift', 'B', 'A'];

const classic = (keys: readonly string[]) =>
  isOpenedByBuffer(
    keys.reduce<readonly string[]>((buffer, key) => pushToBuffer(buffer, key, KEYS.length), []),
    KEYS,
  );

const fixed = (keys: readonly string[]) => {
  let entered = 0;
  for (const key of keys) {
    const input = readInput({ key, repeat: false, ctrlKey: false, metaKey: false, altKey: false });
    if (input !== null) entered = advance(entered, input);
  }
  return entered === CODE.length;
};

test('both open by the bare keys', () => {
  expect(classic(KEYS)).toBe(true);
  expect(fixed(KEYS)).toBe(true);
});

test('classic: Shift for the capital letters breaks the code', () => {
  expect(classic(WITH_SHIFT)).toBe(false);
});

test('fixed: Shift is not an input and breaks nothing', () => {
  expect(fixed(WITH_SHIFT)).toBe(true);
});
