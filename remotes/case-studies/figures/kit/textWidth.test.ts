import { textWidth, wrapText } from './textWidth';

describe('textWidth', () => {
  test('grows with size and weight', () => {
    expect(textWidth('Pledge', 20)).toBeCloseTo(textWidth('Pledge', 10) * 2);
    expect(textWidth('Pledge', 10, 700)).toBeGreaterThan(textWidth('Pledge', 10));
  });

  test('distinguishes narrow letters from wide ones', () => {
    expect(textWidth('illi', 10)).toBeLessThan(textWidth('mwmw', 10) / 2);
  });
});

describe('wrapText', () => {
  test('breaks between words at the edge of the box', () => {
    const lines = wrapText('Nothing is taken before November', 100, 14);
    expect(lines.join(' ')).toBe('Nothing is taken before November');
    expect(lines.every((line) => textWidth(line, 14) <= 100)).toBe(true);
  });

  test('does not break a word that is wider than the box', () => {
    expect(wrapText('a Donaudampfschiff b', 40, 14)).toEqual(['a', 'Donaudampfschiff', 'b']);
  });

  test('breaks at a line break', () => {
    expect(wrapText('one\ntwo', 1000, 14)).toEqual(['one', 'two']);
  });
});
