import { COLORS, type ColorName } from './tokens';

function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [toLuminance(first), toLuminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: readonly ColorName[] = [
  'ink',
  'muted',
  'redline',
  'select',
  'info',
  'success',
  'warning',
  'danger',
];
const TEXT_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ...TEXT.flatMap((name) => [[name, 'canvas'] as const, [name, 'surface'] as const]),
  ['onRedline', 'redline'],
  ['onSelect', 'select'],
  ['ink', 'selectWash'],
  ['ink', 'sunken'],
  ['muted', 'sunken'],
  ['muted', 'selectWash'],
  ['redline', 'selectWash'],
];
const PART_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ['lineStrong', 'canvas'],
  ['lineStrong', 'surface'],
  ['select', 'selectWash'],
];

describe.each(['default', 'darkMode'] as const)('COLORS of %s', (theme) => {
  const palette = COLORS[theme];

  test.each(TEXT_PAIRS)('text in %s is readable on %s', (text, ground) => {
    expect(toContrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PART_PAIRS)('parts in %s are visible on %s', (part, ground) => {
    expect(toContrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
