import type { CatalogueEntry } from '@portfolio/contract';
import srcDark from './figures/card.dark.svg';
import src from './figures/card.light.svg';

export const onboardingScreen: CatalogueEntry = {
  id: 'onboarding-screen',
  type: 'UI',
  portfolio: true,
  title: 'Onboarding screen',
  headline: 'One sentence with three blanks',
  img: {
    src,
    srcDark,
    alt: 'Three plant labels in soil under the words “3 answers”, beside a phone with a sentence of three blanks and the week’s first tasks.',
    widthPx: 640,
    heightPx: 400,
  },
  tags: ['Concept', 'Mobile app', 'Forms', 'Wording'],
  description:
    'Dibber, a concept for the first minute of a garden app.\nOne sentence with three blanks replaces slides, sign-up, permissions and a quiz.',
  component: 'onboardingScreen',
  path: '/work/UI/onboardingScreen',
  blog: {
    published: '2026-07-16',
    readingMinutes: 5,
    summary:
      'Ten screens of welcome, or one sentence that can be corrected: which questions an app may ask on the first day, and which of them change nothing.',
  },
};
