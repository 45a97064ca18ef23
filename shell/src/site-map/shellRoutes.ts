import type { RouteAccess } from '../auth/guards';
import { SITE } from '../site';
import { listWriteUps, toCard, toLink, toRow } from './listedProjects';
import type { PageContent, SitePage } from './pageContent';
import { selectFeatured } from './selectFeatured';
import { selectSamples } from './selectSamples';
import { countByType, type SiteMap } from './siteMap';
import { listSkillProofs } from './skillProofs';

/** A page of the shell with its own path. */
interface ShellRoute {
  /** Canonical path, spelled as in SPEC section 2. */
  path: string;
  /** Other paths that redirect here, in lower case; DECISIONS 6 and 7. */
  otherPaths?: readonly string[];
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** For the lists of pages on this site. */
  summary: string;
  /** True if search engines should not list it. */
  isUnlisted?: boolean;
  /** True for a still page: it is prerendered, and the browser loads no code for it. */
  isStill?: boolean;
  /** Who may see it (default: everyone); DECISIONS 21. */
  access?: RouteAccess;
  /** Selects the page's content from the site map. */
  select?: (siteMap: SiteMap) => PageContent;
}

/**
 * The shell's own pages by name, in reading order. Add a page here; its component is `page.tsx` in the folder of this
 * name in `shell/src/pages`, that of a still page `stillPage.tsx`.
 *
 * Composing reads this table. Browser code must not import it: a browser gets its part in the page's data.
 */
export const SHELL_ROUTES = {
  home: {
    path: '/',
    title: 'Home',
    description: `Case studies, interface work, logos and small front-end demos by a ${SITE.role}.`,
    summary: 'Who I am, what I can do, and where to start.',
    isStill: true,
    select: ({ projects }) => ({
      projects: selectFeatured(projects.filter(({ portfolio }) => portfolio)).map(toCard),
      counts: countByType(projects),
      samples: selectSamples(projects),
      proofs: listSkillProofs(projects, true),
    }),
  },
  work: {
    path: '/work',
    title: 'Work',
    description: 'Every case study, interface, logo and demo, to filter by type and tag.',
    summary: 'All projects, to filter, search and sort.',
    select: ({ projects }) => ({ projects: projects.map(toRow), counts: countByType(projects) }),
  },
  about: {
    path: '/about',
    title: 'About',
    description:
      'Skills with the work that proves them, the eight steps of the process, certificates and honours.',
    summary: 'Skills, process, certificates and honours.',
    isStill: true,
    select: ({ projects }) => ({ proofs: listSkillProofs(projects) }),
  },
  contact: {
    path: '/contact',
    otherPaths: ['/buisness', '/business'],
    title: 'Contact',
    description: 'How to get in touch, and what to write.',
    summary: 'How to write to me, with drafts to start from.',
  },
  blogs: {
    path: '/blogs',
    otherPaths: ['/blog'],
    title: 'Blogs',
    description: 'Every write-up, newest first, with a feed.',
    summary: 'The write-ups, newest first.',
    isStill: true,
    select: ({ projects }) => ({
      projects: listWriteUps(projects).map((project) => ({ ...toCard(project), blog: project.blog })),
    }),
  },
  cv: {
    path: '/cv',
    title: 'CV',
    description: 'One page or two, to read here or to print.',
    summary: 'One page or two, to read or to print.',
    select: ({ projects }) => ({ projects: projects.filter(({ portfolio }) => portfolio).map(toCard) }),
  },
  'site-map': {
    path: '/siteMap',
    title: 'Site map',
    description: 'Every page of this site on one page.',
    summary: 'Every page of this site.',
    isStill: true,
    select: ({ projects }) => ({ links: projects.map(toLink), sitePages: listSitePages() }),
  },
  'terms-of-service': {
    path: '/TermsOfService',
    title: 'Terms of service',
    description: 'What you may do with this site and its contents.',
    summary: 'What you may do here.',
    isStill: true,
  },
  'privacy-policy': {
    path: '/PrivacyPolicy',
    title: 'Privacy policy',
    description: 'What this site keeps about you, where, and how to remove it.',
    summary: 'What is remembered, and where.',
    isStill: true,
  },
  disclaimer: {
    path: '/disclaimer',
    title: 'Disclaimer',
    description: 'What is fictional here and what you should not rely on.',
    summary: 'What is real and what is an example.',
    isStill: true,
  },
  parts: {
    path: '/parts',
    title: 'Parts',
    description: 'Every part of the design in every state, for developers.',
    summary: 'Every part of the design, for developers.',
    isUnlisted: true,
  },
  composition: {
    path: '/composition',
    title: 'Composition',
    description: 'What this site is composed of, and how to try another release, for maintainers.',
    summary: 'What this site is made of, for maintainers.',
    isUnlisted: true,
    select: ({ composition }) => (composition === undefined ? {} : { composition }),
  },
} satisfies Record<string, ShellRoute>;

export type ShellPageName = keyof typeof SHELL_ROUTES;

/** Lists the shell's own pages, in reading order. */
export function listShellRoutes(): readonly (ShellRoute & { page: ShellPageName })[] {
  return Object.entries<ShellRoute>(SHELL_ROUTES).map(([page, route]) => ({
    ...route,
    page: page as ShellPageName,
  }));
}

/** Lists the shell's own pages, for the site map and page-not-found. */
export function listSitePages(): readonly SitePage[] {
  return listShellRoutes().map(({ title, path, summary, isUnlisted }) => ({
    ...{ title, path, summary },
    ...(isUnlisted && { isUnlisted }),
  }));
}
