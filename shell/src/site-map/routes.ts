import { PROJECT_TYPE_NAMES, PROJECT_TYPES, type ProjectType } from '@portfolio/contract';
import { SITE } from '../site';
import type { Crumb, ListedProject, PageData, PageName } from './pageData';
import { selectFeatured } from './selectFeatured';
import {
  countByType,
  isPaged,
  type PagedProject,
  type SiteMap,
  type SiteProject,
  toPageRemote,
} from './siteMap';
import { listSkillProofs } from './skillProofs';

/** A page of the shell with a path of its own. */
interface ShellRoute extends Pick<PageData, 'path' | 'title' | 'description' | 'isUnlisted'> {
  page: Exclude<PageName, 'project' | 'page-not-found'>;
}

const HOME: ShellRoute = {
  path: '/',
  page: 'home',
  title: 'Home',
  description: `Case studies, interface work, logos and small front-end demos by a ${SITE.role}.`,
};

const WORK: ShellRoute = {
  path: '/work',
  page: 'work',
  title: 'Work',
  description: 'Every case study, interface, logo and demo, to filter by type and tag.',
};

/** The routes of SPEC section 2 that the shell answers itself, in its spelling. */
const SHELL_ROUTES: readonly ShellRoute[] = [
  HOME,
  WORK,
  {
    path: '/about',
    page: 'about',
    title: 'About',
    description:
      'Skills with the work that proves them, the eight steps of the process, certificates and honours.',
  },
  {
    path: '/contact',
    page: 'contact',
    title: 'Contact',
    description: 'How to get in touch, and what to write.',
  },
  {
    path: '/blogs',
    page: 'blogs',
    title: 'Blogs',
    description: 'Every write-up, newest first, with a feed.',
  },
  {
    path: '/TermsOfService',
    page: 'terms-of-service',
    title: 'Terms of service',
    description: 'What you may do with this site and its contents.',
  },
  {
    path: '/PrivacyPolicy',
    page: 'privacy-policy',
    title: 'Privacy policy',
    description: 'What this site keeps about you, where, and how to remove it.',
  },
  {
    path: '/disclaimer',
    page: 'disclaimer',
    title: 'Disclaimer',
    description: 'What is fictional here and what nobody should rely on.',
  },
  {
    path: '/siteMap',
    page: 'site-map',
    title: 'Site map',
    description: 'Every page of this site on one page.',
  },
  { path: '/cv', page: 'cv', title: 'CV', description: 'One page or two, to read here or to print.' },
  {
    path: '/parts',
    page: 'parts',
    title: 'Parts',
    description: 'Every part of the design in every state, for developers.',
    isUnlisted: true,
  },
  {
    path: '/composition',
    page: 'composition',
    title: 'Composition',
    description: 'What this site is composed of, and how to try another release, for maintainers.',
    isUnlisted: true,
  },
];

/** Path of the page for unknown paths. */
export const NOT_FOUND_PATH = '/404';

/** Paths that lead to another page; DECISIONS 6 and 7. Keys in lower case. */
const SHELL_REDIRECTS: Readonly<Record<string, string>> = {
  '/blog': '/blogs',
  '/buisness': '/contact',
  '/business': '/contact',
};

function toTypePath(type: ProjectType): string {
  return `/work/${PROJECT_TYPES[type].segment}`;
}

function listTypes(siteMap: SiteMap): ProjectType[] {
  return PROJECT_TYPE_NAMES.filter((name) => siteMap.projects.some(({ type }) => type === name));
}

/** Lists the canonical paths of all pages, shell and remotes. */
export function listPaths(siteMap: SiteMap): string[] {
  return [
    ...SHELL_ROUTES.map(({ path }) => path),
    ...listTypes(siteMap).map(toTypePath),
    ...siteMap.pages.keys(),
  ];
}

/** From any other accepted spelling, in lower case, to the canonical path. Canonical paths are included, lowered. */
export function listRedirects(siteMap: SiteMap): Map<string, string> {
  const redirects = new Map<string, string>(Object.entries(SHELL_REDIRECTS));
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
  return redirects;
}

/** Makes the data of one page; the page-not-found page for a path that is no page. */
export function createPageData(siteMap: SiteMap, path: string): PageData {
  const project = siteMap.pages.get(path);
  if (project !== undefined) return createProjectData(siteMap, project);
  const type = listTypes(siteMap).find((candidate) => toTypePath(candidate) === path);
  if (type !== undefined) return createTypeData(siteMap, type);
  const route = SHELL_ROUTES.find((candidate) => candidate.path === path);
  if (route === undefined) return createNotFoundData();
  return { ...route, crumbs: toCrumbs(route), ...selectContent(siteMap, route.page) };
}

function toCrumbs({ path, title }: { path: string; title: string }): Crumb[] {
  return path === HOME.path ? [toCrumb(HOME)] : [toCrumb(HOME), { path, title }];
}

function toCrumb({ path, title }: Crumb): Crumb {
  return { path, title };
}

function selectContent(siteMap: SiteMap, page: PageName): Partial<PageData> {
  const counts = countByType(siteMap.projects);
  switch (page) {
    case 'home':
      return {
        projects: selectFeatured(siteMap.projects.filter(({ portfolio }) => portfolio)).map(toCard),
        counts,
        proofs: listSkillProofs(siteMap.projects, true),
      };
    case 'about':
      return { proofs: listSkillProofs(siteMap.projects) };
    case 'work':
      return { projects: siteMap.projects.map(toRow), counts };
    case 'blogs':
      return {
        projects: listWriteUps(siteMap).map((project) => ({ ...toCard(project), blog: project.blog })),
      };
    case 'cv':
      return { projects: siteMap.projects.filter(({ portfolio }) => portfolio).map(toCard) };
    case 'site-map':
      return { links: siteMap.projects.map(toLink) };
    case 'composition':
      return siteMap.composition === undefined ? {} : { composition: siteMap.composition };
    default:
      return {};
  }
}

function toLink({ id, type, title, path }: SiteProject) {
  return { id, type, title, path };
}

function toCard({ id, remoteId, type, title, path, img, tags, description }: SiteProject): ListedProject {
  return { id, remoteId, type, title, path, img, tags, description };
}

/** The work list is a table too, which has two facts of a write-up. */
function toRow(project: SiteProject): ListedProject {
  const { blog } = project;
  const facts = blog && { published: blog.published, readingMinutes: blog.readingMinutes };
  return { ...toCard(project), blog: facts };
}

/** Write-ups, newest first. */
function listWriteUps({ projects }: SiteMap): SiteProject[] {
  const published = (project: SiteProject) => project.blog?.published ?? '';
  return projects
    .filter(({ blog }) => blog !== null)
    .sort((a, b) => published(b).localeCompare(published(a), 'en'));
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

function createProjectData(siteMap: SiteMap, project: PagedProject): PageData {
  const remote = siteMap.remotes.get(project.remoteId);
  if (remote === undefined)
    throw new Error(`Failed to make ${project.path}: no remote "${project.remoteId}" is pinned.`);
  const { title, path, type, description, blog } = project;
  const { previous, next } = siteMap.neighbours.get(path) ?? { previous: project, next: project };
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
    project: {
      entry: project,
      remote: toPageRemote(remote, project.component),
      previous: { title: previous.title, path: previous.path },
      next: { title: next.title, path: next.path },
    },
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
  };
}
