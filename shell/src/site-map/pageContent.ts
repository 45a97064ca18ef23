import type { BlogSummary, CardImage, ProjectType } from '@portfolio/contract';
import type { CompositionFacts } from '../composition/compositionFacts';
import type { PagedProject, SiteProject } from './siteProject';

/** A project in a list. Contains only what pages show, because all of it is in their HTML. */
export interface ListedProject extends Pick<
  SiteProject,
  'id' | 'remoteId' | 'type' | 'title' | 'headline' | 'path' | 'img' | 'tags' | 'description'
> {
  /** On work and blogs; the summary on blogs only. */
  blog?: (Omit<BlogSummary, 'summary'> & Partial<Pick<BlogSummary, 'summary'>>) | null;
}

/** A link to a neighbouring project. */
export type ProjectLink = Pick<PagedProject, 'title' | 'path'>;

/** A page of the shell in lists of pages. */
export interface SitePage {
  title: string;
  path: string;
  summary: string;
  /** True for a page that is not for visitors: it is found in any spelling, but not listed. */
  isUnlisted?: boolean;
}

/** The part of a page's data that only some pages have. */
export interface PageContent {
  /** The projects this page lists: featured ones at home, all of a type on work, write-ups on blogs. */
  projects?: readonly ListedProject[];
  /** On the site map: every project, by name only. */
  links?: readonly Pick<SiteProject, 'id' | 'type' | 'title' | 'path'>[];
  /** On the site map and on page-not-found: the shell's own pages. */
  sitePages?: readonly SitePage[];
  /** On work: the type of `/work/:type`. */
  type?: ProjectType;
  /** On work and home: how many projects each type has. */
  counts?: Readonly<Partial<Record<ProjectType, number>>>;
  /** On the home page: sample pictures of each type. */
  samples?: Readonly<Partial<Record<ProjectType, readonly CardImage[]>>>;
  /** On home and about: by the name of a skill, the links that prove it. */
  proofs?: Readonly<Record<string, readonly ProjectLink[]>>;
  /** On composition: the facts of the site's composition. */
  composition?: CompositionFacts;
}
