import type { CatalogueEntry } from '@portfolio/contract';

/** A catalogue entry with complete picture URLs and the id of its remote. */
export interface SiteProject extends CatalogueEntry {
  remoteId: string;
}

/** A project that has a page. */
export type PagedProject = SiteProject & { path: string; component: string };

/** Returns whether a project has a page. */
export function isPaged(project: SiteProject): project is PagedProject {
  return project.path !== null && project.component !== null;
}
