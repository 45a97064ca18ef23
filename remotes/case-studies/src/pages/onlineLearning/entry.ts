import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const onlineLearning: CatalogueEntry = {
  id: 'online-learning',
  type: 'UI',
  portfolio: true,
  title: 'Online learning platform',
  headline: 'A lesson that waits',
  img: {
    src,
    srcDark,
    alt: 'A thread runs through three holes to a needle, beside a tablet that shows one stitch and is meant to be read from 90 centimetres away.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Tablet', 'Learning', 'Hands-free'],
  description:
    'Treadle, a concept for craft lessons.\nEach step shows one move and waits, readable from the far side of the work, without a clean hand.',
  component: 'onlineLearning',
  path: '/work/UI/onlineLearning',
  blog: {
    published: '2026-06-18',
    readingMinutes: 6,
    summary:
      'What a lesson looks like when the screen stands a metre away and both hands are busy: one move at a time, one large sentence, buttons as tall as the screen, and no streaks.',
  },
};
