import { contrastRatio } from '../kit/contrast';
import { GROUND, RIM } from './parts';
import { PRODUCT } from './product';
import { DEPTHS, shadeColor, UNDERTONES } from './shades';

const SHADES = DEPTHS.flatMap((depth) => UNDERTONES.map((undertone) => shadeColor(depth, undertone)));

test('makes 32 different shades', () => {
  expect(new Set(SHADES).size).toBe(32);
});

test.each(UNDERTONES)('each depth of %s is darker than the one before', (undertone) => {
  const onWhite = DEPTHS.map((depth) => contrastRatio(shadeColor(depth, undertone), '#ffffff'));
  expect(onWhite).toEqual([...onWhite].sort((a, b) => a - b));
});

/** The numbers given in the study's text. */
test.each([
  ['white', '#ffffff', 13],
  ['the dark screen', PRODUCT.screen[1], 8],
  ['the grey field', GROUND, 20],
])('on %s as many shades are under 3:1 as the text says', (_name, field, count) => {
  expect(SHADES.filter((shade) => contrastRatio(shade, field) < 3)).toHaveLength(count);
});

test('outlines every shade at 3.9:1 on the grey field', () => {
  expect(contrastRatio(RIM, GROUND).toFixed(1)).toBe('3.9');
});
