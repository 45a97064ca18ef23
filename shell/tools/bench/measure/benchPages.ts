import type { Interaction } from './visitPage';

/** A page that is measured, and what a visitor does there first. */
export interface BenchPage {
  name: string;
  path: string;
  /** Names the interaction in the tables. */
  interaction: string;
  interact: Interaction;
}

const switchTheme: Interaction = (page) => page.getByRole('button', { name: 'Dark theme' }).click();

/** One page of each kind: the shell's own two, a page to read and a page to use. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { name: 'home', path: '/', interaction: 'the dark theme is switched on', interact: switchTheme },
  {
    name: 'work',
    path: '/work',
    interaction: 'a letter is typed into the search field',
    interact: async (page) => {
      await page.getByRole('main').getByRole('searchbox').focus();
      await page.keyboard.press('d');
    },
  },
  {
    name: 'case study',
    path: '/work/UX/paymentsReview',
    interaction: 'the dark theme is switched on',
    interact: switchTheme,
  },
  {
    name: 'demo',
    path: '/work/js/drumKit',
    interaction: 'a drum pad is struck',
    interact: (page) =>
      page.getByRole('list', { name: 'Drum pads' }).getByRole('button', { name: /^kick/ }).click(),
  },
];
