import { THEMES } from '@portfolio/contract';
import { contrastRatio } from '../kit/contrast';
import { createPalette } from '../kit/palette';
import { PRODUCT } from './product';
import { SLOT_STATES } from './slotStates';

describe('SLOT_STATES', () => {
  test.each(THEMES)('has the contrast ratios that the study states, theme %s', (theme) => {
    const palette = createPalette(PRODUCT, theme);
    for (const { ink, fill, edge, mark } of SLOT_STATES) {
      expect(contrastRatio(palette[ink], palette[fill])).toBeGreaterThan(4.5);
      if (mark !== 'strike') expect(contrastRatio(palette[edge], palette.screen)).toBeGreaterThan(3);
    }
  });
});
