import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const journalingRedesign: CatalogueEntry = {
  id: 'journaling-redesign',
  type: 'UX',
  portfolio: true,
  title: 'Journaling app redesign',
  headline: 'A line is enough',
  img: {
    src,
    srcDark,
    alt: 'A year drawn as twelve lines of plum strokes with gaps, beside a phone with a date, the last line of an earlier entry and a new one in serif type.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Redesign', 'Mobile app', 'Privacy'],
  description:
    'Daymark, a concept diary without streaks.\nOne line is enough for an entry, gaps are never counted, and painful days stop coming back.',
  component: 'journalingRedesign',
  path: '/work/UX/journalingRedesign',
  blog: {
    published: '2026-07-02',
    readingMinutes: 6,
    summary:
      'What is left of a journaling app once streaks, mood faces and minimum lengths are taken out: seven steps become three, and old memories come back only if you want them.',
  },
};
