import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const cosmeticProduct: CatalogueEntry = {
  id: 'cosmetic-product',
  type: 'UI',
  portfolio: true,
  title: 'Cosmetic product app',
  headline: 'A colour you cannot trust',
  img: {
    src,
    srcDark,
    alt: 'Four strokes of skin tint in equal steps from light to deep, beside a phone on which 5 warm is chosen between its neighbours.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Mobile app', 'Colour', 'Components'],
  description:
    'Sloe, a concept shop for skin tints in 32 shades.\nNo screen shows a colour truthfully, so every shade stands between its neighbours, and samples come before the jar.',
  component: 'cosmeticProduct',
  path: '/work/UI/cosmeticProduct',
  blog: {
    published: '2026-05-21',
    readingMinutes: 6,
    summary:
      'How to choose a skin tint on a screen that shows it wrongly: a map of 32 equal steps, a grey field in both themes, and three sachets before any jar.',
  },
};
