import type { Interaction } from './visitPage';

/** Pages to read and pages to use have limits of their own. */
export type PageKind = 'content' | 'demo';

/** A page that is measured, and what a visitor does there first. */
export interface BenchPage {
  name: string;
  path: string;
  kind: PageKind;
  /** Null where nothing is done. */
  interaction: {
    /** Names it in the tables. */
    name: string;
    run: Interaction;
  } | null;
}

const switchTheme = {
  name: 'the dark theme is switched on',
  run: (page) => page.getByRole('button', { name: 'Dark theme' }).click(),
} as const satisfies BenchPage['interaction'];

/** One page of each kind: the shell's own two, a page to read and a page to use. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { name: 'home', path: '/', kind: 'content', interaction: switchTheme },
  {
    name: 'work',
    path: '/work',
    kind: 'content',
    interaction: {
      name: 'a letter is typed into the search field',
      run: async (page) => {
        await page.getByRole('main').getByRole('searchbox').focus();
        await page.keyboard.press('d');
      },
    },
  },
  { name: 'case study', path: '/work/UX/paymentsReview', kind: 'content', interaction: switchTheme },
  {
    name: 'demo',
    path: '/work/js/drumKit',
    kind: 'demo',
    interaction: {
      name: 'a drum pad is struck',
      run: (page) =>
        page.getByRole('list', { name: 'Drum pads' }).getByRole('button', { name: /^kick/ }).click(),
    },
  },
];

/** Types of work of which every page has something to use. */
const DEMO_PATH = /^\/work\/(js|CSS|WebUX)\/./;

/** Makes a page to measure of any path of the site. */
export function toBenchPage(path: string): BenchPage {
  return { name: path, path, kind: DEMO_PATH.test(path) ? 'demo' : 'content', interaction: null };
}
