import { DEFAULT_KEYS } from './drumLoopFile';
import { findPad, readKey, remap, type KeyPress } from './findPad';

const press = (parts: Partial<KeyPress>): KeyPress => ({
  key: 's',
  code: 'KeyS',
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...parts,
});

test.each([
  ['a', 'clap'],
  ['S', 'hihat'],
  ['l', 'tink'],
  ['q', undefined],
  ['Enter', undefined],
])('plays with %s: %s', (key, pad) => {
  expect(findPad(press({ key, code: '' }), DEFAULT_KEYS)).toBe(pad);
});

test.each(['repeat', 'ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing'] as const)(
  'plays nothing with %s',
  (flag) => {
    expect(findPad(press({ [flag]: true }), DEFAULT_KEYS)).toBeUndefined();
  },
);

test('uses the position of the key if the keyboard has no Latin letters', () => {
  expect(readKey({ key: 'ф', code: 'KeyA' })).toBe('A');
  expect(readKey({ key: 'q', code: 'KeyA' })).toBe('Q');
  expect(readKey({ key: 'Dead', code: 'KeyA' })).toBeNull();
});

test('uses the position of the key if an input method takes it', () => {
  expect(readKey({ key: 'Process', code: 'KeyK' })).toBe('K');
  expect(readKey({ key: 'Process', code: 'Enter' })).toBeNull();
});

test('assigns a free key to a pad', () => {
  const result = remap(DEFAULT_KEYS, 'kick', 'X');

  expect(result).toMatchObject({ isTaken: false, keys: { kick: 'X', clap: 'A' } });
});

test('refuses a key assigned to another pad', () => {
  expect(remap(DEFAULT_KEYS, 'kick', 'A')).toEqual({ isTaken: true, by: 'clap' });
  expect(remap(DEFAULT_KEYS, 'kick', 'D')).toMatchObject({ isTaken: false });
});
