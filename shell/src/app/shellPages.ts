import type { PageData, PageName, ShellPage } from '../site-map/pageData';

/**
 * Loads one of the shell's own pages that hydrate: `page.tsx` in the folder of its name. Each is a chunk named after
 * both, so that the composer can preload it. `stillPages.ts` loads the others.
 */
export async function loadOwnPage(name: Exclude<PageName, 'project'>): Promise<ShellPage> {
  const { default: Page } = (await import(
    /* webpackChunkName: "[request]", webpackInclude: /pages.[^\\/]+.page\.tsx$/ */ `../pages/${name}/page.tsx`
  )) as { default: ShellPage };
  return Page;
}

/**
 * Loads the component of a page. For a project, this also starts loading its remote; all code for remotes is in that
 * chunk, so that the shell's own pages do without it.
 */
export async function loadShellPage(data: PageData): Promise<ShellPage> {
  if (data.page !== 'project') return loadOwnPage(data.page);
  return (await loadProjectPage(data)).Page;
}

/** The component of a project's page, before its remote has loaded. */
export interface LoadingProjectPage {
  Page: ShellPage;
  /** Resolves when the whole page can be shown; stays pending if a part fails to load. */
  whenReady: Promise<unknown>;
}

/** Loads the component of a project's page and starts loading its remote. */
export async function loadProjectPage(data: PageData): Promise<LoadingProjectPage> {
  const { ProjectPage, startProjectLoad } = await loadProject();
  return { Page: ProjectPage, whenReady: startProjectLoad(data) };
}

/** Creates a style sheet from the style files in the document of a project. */
export async function loadPageSheet(css: string): Promise<CSSStyleSheet> {
  return (await loadProject()).createPageSheet(css);
}

const loadProject = () => import(/* webpackChunkName: "project" */ '../pages/project/ProjectPage');
