import type { Locator, Page } from '@playwright/test';
import type { Interaction } from './visitPage';

/** Content pages, case studies, lists of work with their filters, and demos have different limits. */
export type PageKind = 'content' | 'study' | 'list' | 'demo';

/** A page to measure, and a visitor's first interaction with it. */
export interface BenchPage {
  name: string;
  path: string;
  kind: PageKind;
  /** Null if there is no interaction. */
  interaction: {
    /** Name in the tables. */
    name: string;
    run: Interaction;
  } | null;
}

/** Clicks what the pointer is on already: `click()` would add a listener of its own to the time of the click. */
async function hoverAndClick(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.mouse.up();
}

const switchTheme = {
  name: 'the dark theme is switched on',
  run: (page) => hoverAndClick(page, page.getByRole('button', { name: 'Dark theme' })),
} as const satisfies BenchPage['interaction'];

/** One page of each kind: two of the shell, a content page and a demo of remotes. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { name: 'home', path: '/', kind: 'content', interaction: switchTheme },
  {
    name: 'work',
    path: '/work',
    kind: 'list',
    interaction: {
      name: 'a letter is typed into the search field',
      run: async (page) => {
        await page.getByRole('main').getByRole('searchbox').focus();
        await page.keyboard.press('d');
      },
    },
  },
  { name: 'case study', path: '/work/UX/paymentsReview', kind: 'study', interaction: switchTheme },
  {
    name: 'demo',
    path: '/work/js/drumKit',
    kind: 'demo',
    interaction: {
      name: 'a drum pad is struck',
      run: (page) =>
        hoverAndClick(
          page,
          page.getByRole('list', { name: 'Drum pads' }).getByRole('button', { name: /^kick/ }),
        ),
    },
  },
];

/** The first pattern that matches decides. */
const KINDS: readonly (readonly [pattern: RegExp, kind: PageKind])[] = [
  [/^\/work\/(UX|UI)\/./, 'study'],
  [/^\/work\/(js|CSS|WebUX)\/./, 'demo'],
  [/^\/work(\/\w+)?$/, 'list'],
];

/** Makes a page to measure from any path of the site. */
export function toBenchPage(path: string): BenchPage {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'content';
  return { name: path, path, kind, interaction: null };
}
