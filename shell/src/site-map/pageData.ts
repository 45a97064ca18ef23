import type { RouteAccess } from '../auth/guards';
import type { CompositionFacts } from '../composition/compositionFacts';
import type { RemoteRef } from '../composition/releaseRef';
import type { BlogSummary, ProjectType } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { PagedProject, SiteProject } from './siteMap';

/** The shell's own pages. Each is a folder of `shell/src/pages`. */
export type PageName =
  | 'home'
  | 'work'
  | 'project'
  | 'about'
  | 'contact'
  | 'blogs'
  | 'terms-of-service'
  | 'privacy-policy'
  | 'disclaimer'
  | 'site-map'
  | 'cv'
  | 'parts'
  | 'composition'
  | 'page-not-found';

/** One step of the path above a page. */
export interface Crumb {
  title: string;
  path: string;
}

/** A project as a list shows it. What a page does not show is not in its HTML. */
export interface ListedProject extends Pick<
  SiteProject,
  'id' | 'remoteId' | 'type' | 'title' | 'path' | 'img' | 'tags' | 'description'
> {
  /** On work and blogs; the summary on blogs only. */
  blog?: (Omit<BlogSummary, 'summary'> & Partial<Pick<BlogSummary, 'summary'>>) | null;
}

/** A link to a project's neighbour. */
export type ProjectLink = Pick<PagedProject, 'title' | 'path'>;

/**
 * All that the shell needs to show one page, and nothing of any other page. It travels inside the page's HTML as
 * JSON, so that hydration and client navigation read the same source.
 */
export interface PageData {
  /** Canonical path, such as `/work/js/drumKit`. */
  path: string;
  page: PageName;
  /** The page's own title, without the site's name. */
  title: string;
  description: string;
  /** From the top to this page, which comes last. */
  crumbs: readonly Crumb[];
  /** True where search engines should not list it. */
  isUnlisted?: boolean;
  /** Who may see it; everybody where absent. No route of today has it. */
  access?: RouteAccess;
  /** The projects this page lists: featured ones at home, all of a type on work, write-ups on blogs. */
  projects?: readonly ListedProject[];
  /** On the site map: every project, by name only. */
  links?: readonly Pick<SiteProject, 'id' | 'type' | 'title' | 'path'>[];
  /** On work: the type of `/work/:type`. */
  type?: ProjectType;
  /** On work and home: how many projects each type has. */
  counts?: Readonly<Partial<Record<ProjectType, number>>>;
  /** On home and about: by the name of a skill, what proves it. */
  proofs?: Readonly<Record<string, readonly ProjectLink[]>>;
  /** On composition: what the site was composed of. */
  composition?: CompositionFacts;
  /** On project: the project, its remote and its neighbours. */
  project?: ProjectPageData;
}

/** The component of a page: all it shows comes from its data. */
export type ShellPage = ComponentType<{ data: PageData }>;

/** What the shell needs to load and frame a remote's page. */
export interface ProjectPageData {
  entry: PagedProject;
  remote: RemoteRef;
  previous: ProjectLink;
  next: ProjectLink;
}
