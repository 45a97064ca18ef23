import fc from 'fast-check';
import { anyText, createGuest } from '../guest-testing/guestBuilders';
import { findNamesake, toFreeName, toNameKey } from './guestName';

describe('toNameKey', () => {
  test.each([
    ['spaces around it', ' Robin Okafor\t', 'Robin Okafor'],
    ['spaces within', 'Robin   Okafor', 'Robin Okafor'],
    ['letter case', 'ROBIN okafor', 'Robin Okafor'],
    ['composed and decomposed accents', 'Zoë', 'Zoe\u0308'],
    ['full-width letters', 'Ｒｏｂｉｎ', 'Robin'],
    ['sharp s and its capitals', 'Strauß', 'STRAUSS'],
    ['the capital sharp s', 'STRAUẞ', 'Strauss'],
    ['both small sigmas', 'Νίκος', 'ΝΊΚΟΣ'],
    ['a control character', 'Rob\u0000in', 'Robin'],
    ['a zero-width space', 'Rob\u200bin', 'Robin'],
  ])('is the same whatever the %s', (_what, first, second) => {
    expect(toNameKey(first)).toBe(toNameKey(second));
  });

  test('keeps accents apart: José and Jose are two guests', () => {
    expect(toNameKey('José')).not.toBe(toNameKey('Jose'));
  });

  test('is the same for its own result', () => {
    fc.assert(fc.property(anyText, (name) => toNameKey(toNameKey(name)) === toNameKey(name)));
  });

  test('is the same for its own result, whatever single character it is made of', () => {
    const unstable: string[] = [];
    for (let code = 0; code < 0x20000; code += 1) {
      const key = toNameKey(String.fromCodePoint(code));
      if (toNameKey(key) !== key) unstable.push(code.toString(16));
    }
    expect(unstable).toEqual([]);
  });

  test('is the same in both Unicode forms and with spaces around it', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(toNameKey(`  ${name.normalize('NFD')} `)).toBe(toNameKey(name.normalize('NFC')));
      }),
    );
  });
});

describe('findNamesake', () => {
  const guests = [createGuest({ name: 'Ada Mbeki' }), createGuest({ name: 'Lena Fox' })];

  test('finds a guest whose name differs only in spaces and capitals', () => {
    expect(findNamesake(guests, ' ada  MBEKI')?.id).toBe('Ada Mbeki');
  });

  test('lets the edited guest keep the name', () => {
    expect(findNamesake(guests, 'ADA MBEKI', 'Ada Mbeki')).toBeUndefined();
  });

  test('refuses the name of another guest while editing', () => {
    expect(findNamesake(guests, 'Lena Fox', 'Ada Mbeki')?.id).toBe('Lena Fox');
  });
});

describe('toFreeName', () => {
  test('counts up until the name is free', () => {
    const taken = new Set(['sam', 'sam (2)']);
    expect(toFreeName('Sam', (key) => taken.has(key))).toBe('Sam (3)');
  });
});
