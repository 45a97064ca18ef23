import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const warehousePackStation: CatalogueEntry = {
  id: 'warehouse-pack-station',
  type: 'UX',
  portfolio: true,
  title: 'Warehouse pack-station module',
  headline: 'A pack station that reads like its bench',
  img: {
    src,
    srcDark,
    alt: 'An open carton measured as 30 by 22 by 15 beside a screen that asks for one more blue enamel mug from tote 118.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Touch screen', 'Ergonomics', 'Enterprise'],
  description:
    'Snug, a concept for the bench where orders become parcels.\nA screen laid out like the table under it, to be read at one metre with gloves on.',
  component: 'warehousePackStation',
  path: '/work/UX/warehousePackStation',
  blog: {
    published: '2026-02-05',
    readingMinutes: 7,
    summary:
      'What a packing screen looks like when it is drawn from the bench and not from the database: three columns that keep their places, one button, and a scale that names the missing mug.',
  },
};
