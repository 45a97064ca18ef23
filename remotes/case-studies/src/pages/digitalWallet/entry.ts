import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const digitalWallet: CatalogueEntry = {
  id: 'digital-wallet',
  type: 'UX',
  portfolio: false,
  title: 'Digital mobile wallet',
  headline: 'A wallet with a front and an inside',
  img: {
    src,
    srcDark,
    alt: 'A phone with three pockets, the first one empty because its card is out; an arc marks 68 mm from the corner under the thumb.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Mobile app', 'Payments', 'Accessibility'],
  description:
    'Clasp, a concept for a wallet with two sides.\nThe front is held out and asks for nothing; everything that needs reading is inside.',
  component: 'digitalWallet',
  path: '/work/UX/digitalWallet',
  blog: {
    published: '2025-11-20',
    readingMinutes: 7,
    summary:
      'A payment screen has a queue behind it. Why this wallet hides its balance, offers three pockets and no carousel, and takes its time to say what was paid.',
  },
};
