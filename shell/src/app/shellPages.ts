import type { PageData, PageName, ShellPage } from '../site-map/pageData';

/** The shell's own pages, each a chunk named like the page, so that the composer can preload it. */
const LOADERS: Readonly<Record<Exclude<PageName, 'project'>, () => Promise<ShellPage>>> = {
  home: () =>
    import(/* webpackChunkName: "home" */ '../pages/home/HomePage').then((module) => module.HomePage),
  work: () =>
    import(/* webpackChunkName: "work" */ '../pages/work/WorkPage').then((module) => module.WorkPage),
  about: () =>
    import(/* webpackChunkName: "about" */ '../pages/about/AboutPage').then((module) => module.AboutPage),
  contact: () =>
    import(/* webpackChunkName: "contact" */ '../pages/contact/ContactPage').then(
      (module) => module.ContactPage,
    ),
  blogs: () =>
    import(/* webpackChunkName: "blogs" */ '../pages/blogs/BlogsPage').then((module) => module.BlogsPage),
  'terms-of-service': () =>
    import(/* webpackChunkName: "terms-of-service" */ '../pages/terms-of-service/TermsOfServicePage').then(
      (module) => module.TermsOfServicePage,
    ),
  'privacy-policy': () =>
    import(/* webpackChunkName: "privacy-policy" */ '../pages/privacy-policy/PrivacyPolicyPage').then(
      (module) => module.PrivacyPolicyPage,
    ),
  disclaimer: () =>
    import(/* webpackChunkName: "disclaimer" */ '../pages/disclaimer/DisclaimerPage').then(
      (module) => module.DisclaimerPage,
    ),
  'site-map': () =>
    import(/* webpackChunkName: "site-map" */ '../pages/site-map/SiteMapPage').then(
      (module) => module.SiteMapPage,
    ),
  cv: () => import(/* webpackChunkName: "cv" */ '../pages/cv/CvPage').then((module) => module.CvPage),
  parts: () =>
    import(/* webpackChunkName: "parts" */ '../pages/parts/PartsPage').then((module) => module.PartsPage),
  composition: () =>
    import(/* webpackChunkName: "composition" */ '../pages/composition/CompositionPage').then(
      (module) => module.CompositionPage,
    ),
  'page-not-found': () =>
    import(/* webpackChunkName: "page-not-found" */ '../pages/page-not-found/PageNotFoundPage').then(
      (module) => module.PageNotFoundPage,
    ),
};

/** Loads all pages in one fixed order, so that their styles are always registered in the same order. */
export async function loadAllShellPages(): Promise<void> {
  for (const load of Object.values(LOADERS)) await load();
}

/**
 * Loads the component of a page. With the one of a project the load of its remote begins; all that has to do with
 * remotes comes in that chunk, so that the shell's own pages do without.
 */
export async function loadShellPage(data: PageData): Promise<ShellPage> {
  if (data.page !== 'project') return LOADERS[data.page]();
  const { ProjectPage, startProjectLoad } = await loadProject();
  startProjectLoad(data);
  return ProjectPage;
}

/** Makes a style sheet of the style files that the document of a project has. */
export async function loadPageSheet(css: string): Promise<CSSStyleSheet> {
  return (await loadProject()).createPageSheet(css);
}

const loadProject = () => import(/* webpackChunkName: "project" */ '../pages/project/ProjectPage');
