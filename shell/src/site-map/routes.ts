import { PROJECT_TYPE_NAMES, PROJECT_TYPES, type ProjectType, SiteError } from '@portfolio/contract';
import { GOOGLE_SIGN_IN_PATH } from '../auth/google/googleSignIn';
import { SITE } from '../site';
import { toRow } from './listedProjects';
import type { Crumb, PageData } from './pageData';
import { type SelectedProject, selectProject } from './selectProject';
import { listShellRoutes, listSitePages, SHELL_ROUTES } from './shellRoutes';
import { countByType, type SiteMap, toPageRemote } from './siteMap';
import { isPaged } from './siteProject';

const { home: HOME, work: WORK } = SHELL_ROUTES;

/** Path of the page for unknown paths. */
export const NOT_FOUND_PATH = '/404';

function toTypePath(type: ProjectType): string {
  return `/work/${PROJECT_TYPES[type].segment}`;
}

function listTypes(siteMap: SiteMap): ProjectType[] {
  return PROJECT_TYPE_NAMES.filter((name) => siteMap.projects.some(({ type }) => type === name));
}

/** Lists the canonical paths of all pages, shell and remotes. */
export function listPaths(siteMap: SiteMap): string[] {
  return [
    ...listShellRoutes().map(({ path }) => path),
    ...listTypes(siteMap).map(toTypePath),
    ...siteMap.pages.keys(),
  ];
}

/** Maps every other accepted spelling, in lower case, to its canonical path. Includes canonical paths in lower case. */
export function listRedirects(siteMap: SiteMap): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const { path, otherPaths = [] } of listShellRoutes())
    for (const other of otherPaths) redirects.set(other, path);
  for (const type of listTypes(siteMap))
    for (const alias of PROJECT_TYPES[type].aliases)
      redirects.set(`/work/${alias}`.toLowerCase(), toTypePath(type));
  for (const { type, path, redirects: others = [] } of siteMap.projects.filter(isPaged)) {
    const article = path.split('/').at(-1);
    const { segment, aliases } = PROJECT_TYPES[type];
    for (const spelling of [segment, ...aliases])
      redirects.set(`/work/${spelling}/${article}`.toLowerCase(), path);
    for (const other of others) redirects.set(other.toLowerCase(), path);
  }
  for (const path of listPaths(siteMap)) redirects.set(path.toLowerCase(), path);
  // A separate document, which is not rendered from page data.
  if (SITE.googleClientId !== '') redirects.set(GOOGLE_SIGN_IN_PATH, GOOGLE_SIGN_IN_PATH);
  return redirects;
}

/** Creates the data of one page; for an unknown path, that of page-not-found. */
export function createPageData(siteMap: SiteMap, path: string): PageData {
  const project = siteMap.pages.get(path);
  const selected = project && selectProject(siteMap.selections, project);
  if (selected !== undefined) return createProjectData(siteMap, selected);
  const type = listTypes(siteMap).find((candidate) => toTypePath(candidate) === path);
  if (type !== undefined) return createTypeData(siteMap, type);
  const route = listShellRoutes().find((candidate) => candidate.path === path);
  if (route === undefined) return createNotFoundData();
  const { page, title, description, isUnlisted, isStill, access, select } = route;
  return {
    path,
    page,
    title,
    description,
    ...(isUnlisted ? { isUnlisted } : {}),
    ...(isStill ? { isStill } : {}),
    ...(access ? { access } : {}),
    crumbs: toCrumbs(route),
    ...select?.(siteMap),
  };
}

function toCrumbs({ path, title }: { path: string; title: string }): Crumb[] {
  return path === HOME.path ? [toCrumb(HOME)] : [toCrumb(HOME), { path, title }];
}

function toCrumb({ path, title }: Crumb): Crumb {
  return { path, title };
}

function createTypeData(siteMap: SiteMap, type: ProjectType): PageData {
  const { title } = PROJECT_TYPES[type];
  const path = toTypePath(type);
  return {
    path,
    page: 'work',
    title: `${title} work`,
    description: `All ${title} work on this site.`,
    crumbs: [toCrumb(HOME), toCrumb(WORK), { title, path }],
    type,
    projects: siteMap.projects.filter((project) => project.type === type).map(toRow),
    counts: countByType(siteMap.projects),
  };
}

function createProjectData(siteMap: SiteMap, selected: SelectedProject): PageData {
  const project = selected.entry;
  const remote = siteMap.remotes.get(project.remoteId);
  if (remote === undefined)
    throw new SiteError(
      `[${project.remoteId}] Failed to create ${project.path}: no such remote is pinned. Pin a release of it, or remove the project from the site map.`,
      'NO_REMOTE',
    );
  const { title, path, type, description, blog } = project;
  return {
    path,
    page: 'project',
    title,
    description: blog?.summary ?? description.split('\n')[0] ?? title,
    crumbs: [
      toCrumb(HOME),
      toCrumb(WORK),
      { title: PROJECT_TYPES[type].title, path: toTypePath(type) },
      { title, path },
    ],
    project: { ...selected, remote: toPageRemote(remote, project.component) },
  };
}

function createNotFoundData(): PageData {
  return {
    path: NOT_FOUND_PATH,
    page: 'page-not-found',
    title: 'Page not found',
    isUnlisted: true,
    description: 'There is no page at this address.',
    crumbs: [toCrumb(HOME), { title: 'Page not found', path: NOT_FOUND_PATH }],
    sitePages: listSitePages(),
  };
}
