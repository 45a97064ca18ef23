import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const paymentsReview: CatalogueEntry = {
  id: 'payments-review',
  type: 'UX',
  portfolio: true,
  title: 'Payments app review',
  headline: 'No surprise limits',
  img: {
    src,
    srcDark,
    alt: 'The numerals 6, 2 and 4 with dimension lines, for six hours, two accounts and four digits, beside a phone that shows the latest time of a loan’s answer.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Expert review', 'Finance', 'Forms'],
  description:
    'A review of Sixpence, a concept payments app.\nThree limits are fair, but customers hear of them only after they have run into them.',
  component: 'paymentsReview',
  path: '/work/UX/paymentsReview',
  blog: {
    published: '2026-05-07',
    readingMinutes: 6,
    summary:
      'A loan that takes up to 6 hours, at most 2 accounts per customer, a 4-digit registration code: nine findings about limits that are sound but stated too late.',
  },
};
