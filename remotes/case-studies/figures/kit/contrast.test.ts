import { contrastRatio } from './contrast';

describe('contrastRatio', () => {
  test('is 21 for black on white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  });

  test('is 1 for a colour on itself', () => {
    expect(contrastRatio('#53319b', '#53319b')).toBe(1);
  });
});
