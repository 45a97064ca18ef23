import type { PermissionName } from './permissions';
import type { ProjectType } from './projectTypes';

/** The facts about a write-up for lists and the feed; the text itself stays in the remote. */
export interface BlogSummary {
  /** ISO date, `YYYY-MM-DD`. */
  published: string;
  readingMinutes: number;
  /** One or two sentences for lists, the feed and the page's description. */
  summary: string;
}

/** The picture on a card. `src` is relative to the release's web files. */
export interface CardImage {
  src: string;
  /** The same picture drawn for the dark theme, if there is one. */
  srcDark?: string;
  alt: string;
  widthPx: number;
  heightPx: number;
  /**
   * Logos only: five squares in a row, drawn for white paper. The first is the construction, the second the mark in
   * one colour, and the other three the mark with its name.
   */
  sheet?: string;
}

/**
 * One project as a remote publishes it: the entity of SPEC section 3, plus its route.
 *
 * @see SPEC section 3, Project
 */
export interface CatalogueEntry {
  /** Unique in the remote; kebab-case or the route's own spelling. */
  id: string;
  type: ProjectType;
  /** True for featured work. */
  portfolio: boolean;
  title: string;
  /** The title of its own page, if that differs from the project's name. */
  headline?: string;
  img: CardImage;
  tags: readonly string[];
  /** May contain line breaks. Empty for logos. */
  description: string;
  /** Name of the page in the remote's `pages`, or null if the project has none. */
  component: string | null;
  /** Canonical path such as `/work/js/drumKit`, or null if the project has no page. */
  path: string | null;
  /** Other paths that redirect to `path`, such as the correct spelling of a misspelt route. */
  redirects?: readonly string[];
  blog: BlogSummary | null;
  /**
   * When the browser loads and hydrates the prerendered page: as soon as it is idle (default), or when a visitor first
   * hovers, focuses or uses one of its {@link CONTROLS}. A page that reads the query or the hash also hydrates if the
   * address has one.
   */
  hydrate?: 'on-interaction';
  /** Other origins that this page calls, such as "https://api.example.com"; the page's policy allows no others. */
  connectOrigins?: readonly string[];
  /** Permissions that this page asks visitors for; the browser denies them to every other page. */
  permissions?: readonly PermissionName[];
}

/** The projects of a remote, in the order in which they are listed. */
export type Catalogue = readonly CatalogueEntry[];
