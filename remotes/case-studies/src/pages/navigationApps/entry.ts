import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const navigationApps: CatalogueEntry = {
  id: 'navigation-apps',
  type: 'UX',
  portfolio: false,
  title: 'Navigation apps comparison',
  headline: 'One walk, three schools of navigation app',
  img: {
    src,
    srcDark,
    alt: 'A signpost on a town map at a junction of five streets. Its plates read “Slight right”, “South-east” and, largest, “To the arches”.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Comparison', 'Wayfinding', 'Content design'],
  description:
    'Arrow, map or camera: three schools of navigation app on the same walk.\nWhat each can answer at a junction, and Fingerpost, a concept that says what you will see.',
  component: 'navigationApps',
  path: '/work/UX/navigationApps',
  blog: {
    published: '2025-09-11',
    readingMinutes: 6,
    summary:
      'One walk of 1.2 km through an invented town, three schools of navigation app and seven questions at every corner. Why the concept that followed uses more words, not fewer.',
  },
};
