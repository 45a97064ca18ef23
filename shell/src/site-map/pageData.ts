import type { ComponentType } from 'react';
import type { RouteAccess } from '../auth/guards';
import type { RemoteRef } from '../composition/releaseRef';
import type { PageContent } from './pageContent';
import type { SelectedProject } from './selectProject';
import type { ShellPageName } from './shellRoutes';

/** Every page: the shell's own and those of projects. Each is a folder in `shell/src/pages`. */
export type PageName = ShellPageName | 'project' | 'page-not-found';

/** One step of the breadcrumb. */
export interface Crumb {
  title: string;
  path: string;
}

/**
 * Everything the shell needs to show one page, and nothing about other pages. It is embedded in the page's HTML as
 * JSON, so that hydration and client navigation read the same source.
 */
export interface PageData extends PageContent {
  /** Canonical path, such as `/work/js/drumKit`. */
  path: string;
  page: PageName;
  /** The page's own title, without the site's name. */
  title: string;
  description: string;
  /** From the top to this page, which comes last. */
  crumbs: readonly Crumb[];
  /** True if search engines should not list it. */
  isUnlisted?: boolean;
  /** True for a still page: the browser shows the prerendered page and loads no code for it. */
  isStill?: boolean;
  /** Who may see it; without it, everyone may. Currently unused by all routes. */
  access?: RouteAccess;
  /** On project: the project, its remote and its neighbours. */
  project?: ProjectPageData;
}

/** Returns whether a page of a remote stays HTML until a visitor uses one of its controls. */
export const hydratesOnInteraction = ({ project }: PageData): boolean =>
  project?.entry.hydrate === 'on-interaction';

/** The part of a page's data that the browser needs: the content of a still page is only in its HTML. */
export function toBrowserData(data: PageData): PageData {
  if (!data.isStill) return data;
  const { path, page, title, description, crumbs, isUnlisted, access } = data;
  return {
    ...{ path, page, title, description, crumbs, isStill: true },
    ...(isUnlisted ? { isUnlisted } : {}),
    ...(access ? { access } : {}),
  };
}

/** The component of a page, which renders only its data. */
export type ShellPage = ComponentType<{ data: PageData }>;

/** The data the shell needs to load and frame a remote's page. */
export interface ProjectPageData extends SelectedProject {
  remote: RemoteRef;
}
