import { COLORS } from '@portfolio/design';
import { PROOFS } from './content';

type Hex = string;

function toLuminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, definition of contrast ratio. */
function getContrast(a: Hex, b: Hex): number {
  const [lighter = 0, darker = 0] = [toLuminance(a), toLuminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT_COLORS = ['ink', 'muted', 'redline', 'select', 'info', 'success', 'warning', 'danger'] as const;
const pairs = Object.entries(COLORS).flatMap(([theme, palette]) =>
  TEXT_COLORS.flatMap((text) =>
    (['canvas', 'surface'] as const).map((ground) => [theme, text, ground, palette[text], palette[ground]]),
  ),
) as [string, string, string, Hex, Hex][];

it.each(pairs)('keeps the promised contrast in %s: %s on %s', (_theme, _text, _ground, text, ground) => {
  expect(getContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

it('claims exactly that contrast and the actual number of themes', () => {
  const claim = PROOFS.find(({ claim }) => claim.startsWith('themes'));
  expect(claim?.figure).toBe(String(Object.keys(COLORS).length));
  expect(claim?.check).toContain('4.5 to 1');
});
