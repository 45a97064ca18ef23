import type { Catalogue, CatalogueEntry, ProjectType } from '@portfolio/contract';
import { PROJECT_TYPE_NAMES } from '@portfolio/contract';
import type { CompositionFacts } from '../composition/compositionFacts';
import type { RemoteRef } from '../composition/releaseRef';
import { groupByTitle, selectEach, type SelectedProject } from './selectProject';
import { isPaged, type PagedProject, type SiteProject } from './siteProject';

/** One remote in the composition. */
export interface SiteRemote {
  ref: RemoteRef;
  catalogue: Catalogue;
  /** Pages that the previous release has too: only these can fall back to it. */
  previousPages?: readonly string[];
}

/** The source of all routes, lists and links. */
export interface SiteMap {
  remotes: ReadonlyMap<string, SiteRemote>;
  projects: readonly SiteProject[];
  /** By path, the projects with a page. */
  pages: ReadonlyMap<string, PagedProject>;
  /** By title, the projects with a page, each with its neighbours. */
  selections: ReadonlyMap<string, readonly SelectedProject[]>;
  /** Absent in development, where there is no composition. */
  composition?: CompositionFacts;
}

/**
 * Builds the site map from the pinned remotes' catalogues: types in the order of the contract, then remotes by
 * id, then each catalogue's own order.
 */
export function createSiteMap(remotes: readonly SiteRemote[], composition?: CompositionFacts): SiteMap {
  const sorted = [...remotes].sort((a, b) => (a.ref.id < b.ref.id ? -1 : 1));
  const all = sorted.flatMap(({ ref, catalogue }) => catalogue.map((entry) => toSiteProject(entry, ref)));
  const groups = PROJECT_TYPE_NAMES.map((type) => all.filter((project) => project.type === type));
  const paged = groups.map((group) => group.filter(isPaged));
  return {
    remotes: new Map(sorted.map((remote) => [remote.ref.id, remote])),
    projects: groups.flat(),
    pages: new Map(paged.flat().map((project) => [project.path, project])),
    selections: groupByTitle(paged.flatMap(selectEach)),
    ...(composition === undefined ? {} : { composition }),
  };
}

/** Describes the remote for one of its pages, with the previous release if that has the page too. */
export function toPageRemote({ ref, previousPages = [] }: SiteRemote, component: string): RemoteRef {
  const { previous, ...pinned } = ref;
  return previous === undefined || !previousPages.includes(component) ? pinned : { ...pinned, previous };
}

function toSiteProject(entry: CatalogueEntry, ref: RemoteRef): SiteProject {
  const { src, srcDark, sheet, ...picture } = entry.img;
  const img = {
    ...picture,
    src: ref.baseUrl + src,
    ...(srcDark === undefined ? {} : { srcDark: ref.baseUrl + srcDark }),
    ...(sheet === undefined ? {} : { sheet: ref.baseUrl + sheet }),
  };
  return { ...entry, img, remoteId: ref.id };
}

/** Counts the projects of each type; types without any are left out. */
export function countByType(projects: readonly SiteProject[]): Partial<Record<ProjectType, number>> {
  const counts: Partial<Record<ProjectType, number>> = {};
  for (const { type } of projects) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
