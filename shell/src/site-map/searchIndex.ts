import { PROJECT_TYPES } from '@portfolio/contract';
import type { SearchEntry } from '../composition/searchEntry';
import { createPageData, listPaths } from './routes';
import type { SiteMap } from './siteMap';
import { isPaged } from './siteProject';

/** URL of the list in the composed site. */
export const SEARCH_INDEX_URL = '/search.json';

/** Lists every page for the command palette: the shell's pages first, then projects in the order of the site map. */
export function createSearchIndex(siteMap: SiteMap): SearchEntry[] {
  const projects = siteMap.projects.filter(isPaged);
  const projectPaths = new Set(projects.map(({ path }) => path));
  const pages = listPaths(siteMap)
    .filter((path) => !projectPaths.has(path))
    .map((path): SearchEntry => ({
      title: createPageData(siteMap, path).title,
      path,
      kind: 'page',
      tags: [],
    }));
  return [
    ...pages,
    ...projects.map(({ title, path, type, tags }): SearchEntry => {
      return { title, path, kind: 'project', type: PROJECT_TYPES[type].title, tags };
    }),
  ];
}
