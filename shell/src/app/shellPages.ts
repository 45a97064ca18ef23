import type { ComponentType } from 'react';
import type { PageData, PageName } from '../site-map/pageData';

/** A page of the shell: all it shows comes from its data. */
export type ShellPage = ComponentType<{ data: PageData }>;

/** The shell's own pages, each a chunk named like the page, so that the composer can preload it. */
const LOADERS: Partial<Record<PageName, () => Promise<ShellPage>>> = {
  home: () =>
    import(/* webpackChunkName: "home" */ '../pages/home/HomePage').then((module) => module.HomePage),
  work: () =>
    import(/* webpackChunkName: "work" */ '../pages/work/WorkPage').then((module) => module.WorkPage),
  'page-not-found': () =>
    import(/* webpackChunkName: "page-not-found" */ '../pages/page-not-found/PageNotFoundPage').then(
      (module) => module.PageNotFoundPage,
    ),
};

/**
 * Loads a page of the shell.
 *
 * @returns null for a project: its page comes from a remote
 */
export async function loadShellPage(page: PageName): Promise<ShellPage | null> {
  return (await LOADERS[page]?.()) ?? null;
}
