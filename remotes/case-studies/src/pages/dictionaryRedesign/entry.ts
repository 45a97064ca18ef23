import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const dictionaryRedesign: CatalogueEntry = {
  id: 'dictionary-redesign',
  type: 'UX',
  portfolio: true,
  title: 'Dictionary app redesign',
  headline: 'The meaning first',
  img: {
    src,
    srcDark,
    alt: 'The word “sanction” in large serif type inside a selection frame, measured as “two opposite meanings”: permission and punishment, each with an example.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Redesign', 'Search', 'Content design'],
  description:
    'Headword, a concept dictionary that answers first.\nPaste a sentence, and the meaning that fits it comes first. Rare meanings are folded away.',
  component: 'dictionaryRedesign',
  path: '/work/UX/dictionaryRedesign',
  blog: {
    published: '2026-09-18',
    readingMinutes: 6,
    summary:
      'A word with two opposite meanings, an entry page that hides both, and a redesign measured with a ruler: how much of the first screen is the answer?',
  },
};
