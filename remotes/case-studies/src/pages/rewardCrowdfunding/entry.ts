import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const rewardCrowdfunding: CatalogueEntry = {
  id: 'reward-crowdfunding',
  type: 'UX',
  portfolio: true,
  title: 'Reward-based crowdfunding app',
  headline: 'Reward-based crowdfunding, one rung at a time',
  img: {
    src,
    srcDark,
    alt: 'A ladder with rungs at 20, 60 and 100 per cent beside a phone that shows a slate tide clock.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Mobile app', 'Service design', 'Trust'],
  description:
    'Rung, a concept for backing small makers.\nA third party holds the money. The maker gets it in three steps, each after showing something.',
  component: 'rewardCrowdfunding',
  path: '/work/UX/rewardCrowdfunding',
  blog: {
    published: '2026-03-12',
    readingMinutes: 6,
    summary:
      'What a crowdfunding app looks like when a pledge is treated as trust to be repaid in stages: three payments, one full price, and a delivery date with a margin.',
  },
};
