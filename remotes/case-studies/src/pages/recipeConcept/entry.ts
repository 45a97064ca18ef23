import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const recipeConcept: CatalogueEntry = {
  id: 'recipe-concept',
  type: 'UI',
  portfolio: true,
  title: 'Recipe concept app',
  headline: 'A recipe drawn as a tape measure',
  img: {
    src,
    srcDark,
    alt: 'A large tape measure, yellow in three places and empty between them, a pot of beans seen from above, and a phone with the same tape as a recipe.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Mobile app', 'Interface design', 'Illustration'],
  description:
    'Trivet, a concept for reading recipes by the clock.\nOne tape from top to bottom: yellow where your hands are needed, white where your time is your own.',
  component: 'recipeConcept',
  path: '/work/UI/recipeConcept',
  blog: {
    published: '2026-07-30',
    readingMinutes: 6,
    summary:
      'What happens to a recipe when the word “meanwhile” is drawn instead of written: a tape of busy and free minutes, amounts in whole packs, and a shopping list that says what will be left over.',
  },
};
