import { THEMES } from '@portfolio/contract';
import { createPalette } from '../kit/palette';
import { contrastRatio } from './contrast';
import { HATCH } from './product';
import { SLOT_STATES } from './slotStates';

describe('contrastRatio', () => {
  it('is 21 for black on white, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('is 1 for a colour on itself', () => {
    expect(contrastRatio('#53319b', '#53319b')).toBe(1);
  });
});

describe('SLOT_STATES', () => {
  it.each(THEMES)('keeps the ratios that the study states, theme %s', (theme) => {
    const palette = createPalette(HATCH, theme);
    for (const { ink, fill, edge, mark } of SLOT_STATES) {
      expect(contrastRatio(palette[ink], palette[fill])).toBeGreaterThan(4.5);
      if (mark !== 'strike') expect(contrastRatio(palette[edge], palette.screen)).toBeGreaterThan(3);
    }
  });
});
