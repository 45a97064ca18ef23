import { COLORS } from '@portfolio/design';
import { PROOFS } from './home/content';
import { getContrast } from './parts/contrast';

const TEXT_COLORS = ['ink', 'muted', 'redline', 'select', 'info', 'success', 'warning', 'danger'] as const;
const pairs = Object.entries(COLORS).flatMap(([theme, palette]) =>
  TEXT_COLORS.flatMap((text) =>
    (['canvas', 'surface'] as const).map((ground) => [theme, text, ground, palette[text], palette[ground]]),
  ),
) as [string, string, string, string, string][];

test.each(pairs)('keeps the promised contrast in %s: %s on %s', (_theme, _text, _ground, text, ground) => {
  expect(getContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('claims exactly that contrast and the actual number of themes', () => {
  const claim = PROOFS.find(({ claim }) => claim.startsWith('themes'));
  expect(claim?.figure).toBe(String(Object.keys(COLORS).length));
  expect(claim?.check).toContain('4.5 to 1');
});

test('states no figure twice', () => {
  const figures = PROOFS.map(({ figure }) => figure);
  expect(new Set(figures).size).toBe(figures.length);
});
