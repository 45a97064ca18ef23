import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const fitnessWatch: CatalogueEntry = {
  id: 'fitness-watch',
  type: 'UI',
  portfolio: true,
  title: 'Fitness watch app',
  headline: 'A running watch that shows one number',
  img: {
    src,
    srcDark,
    alt: 'A round watch with the number 136 between two white lines. Dimension lines give 9 mm for the number and 33 mm for the glass.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Watch', 'Interface design', 'Haptics'],
  description:
    'Lope, a concept for running slowly.\nOne number, nine millimetres high, moves between two lines and shows your pulse at a glance.',
  component: 'fitnessWatch',
  path: '/work/UI/fitnessWatch',
  blog: {
    published: '2026-06-18',
    readingMinutes: 6,
    summary:
      'How a running watch went from four figures and a ring of colours to a single number that moves: sizes worked out from the length of an arm, three vibration patterns, and how much light each face uses.',
  },
};
