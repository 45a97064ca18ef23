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
    'Clasp, a concept for a wallet with two sides.\nThe front is one card to pay with. Everything that needs reading is inside.',
  component: 'digitalWallet',
  path: '/work/UX/digitalWallet',
  blog: {
    published: '2025-11-20',
    readingMinutes: 7,
    summary:
      'People pay with a queue behind them. Why this wallet hides its balance, offers three pockets instead of a carousel, and leaves the amount on screen until you put it away.',
  },
};
