import type { PageData, PageName, ShellPage } from '../site-map/pageData';

/**
 * Loads one of the shell's own pages: `page.tsx` in the folder of its name. Each is a chunk, which is named after both, so
 * that the composer can preload it.
 */
export async function loadOwnPage(name: Exclude<PageName, 'project'>): Promise<ShellPage> {
  const { default: Page } = (await import(
    /* webpackChunkName: "[request]", webpackInclude: /pages.[^\\/]+.page\.tsx$/ */ `../pages/${name}/page.tsx`
  )) as { default: ShellPage };
  return Page;
}

/**
 * Loads the component of a page. With the one of a project the load of its remote begins; all that has to do with
 * remotes comes in that chunk, so that the shell's own pages do without.
 */
export async function loadShellPage(data: PageData): Promise<ShellPage> {
  if (data.page !== 'project') return loadOwnPage(data.page);
  return (await loadProjectPage(data)).Page;
}

/** The component of a project's page, before what its remote brings has come. */
export interface LoadingProjectPage {
  Page: ShellPage;
  /** Settles when the page can be shown whole; never where something of it does not come. */
  whenReady: Promise<unknown>;
}

/** Loads the component of a project's page, and begins the load of its remote. */
export async function loadProjectPage(data: PageData): Promise<LoadingProjectPage> {
  const { ProjectPage, startProjectLoad } = await loadProject();
  return { Page: ProjectPage, whenReady: startProjectLoad(data) };
}

/** Makes a style sheet of the style files that the document of a project has. */
export async function loadPageSheet(css: string): Promise<CSSStyleSheet> {
  return (await loadProject()).createPageSheet(css);
}

const loadProject = () => import(/* webpackChunkName: "project" */ '../pages/project/ProjectPage');
