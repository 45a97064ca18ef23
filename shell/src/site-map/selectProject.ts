import type { ProjectPageData } from './pageData';
import { isPaged, type PagedProject, type SiteMap } from './siteMap';

/**
 * Finds a project within its type by title, with links to the previous and next one; the list wraps around at both ends. If two
 * remotes use the same title, the path decides. SPEC section 4.
 */
export function selectProject(
  { projects }: SiteMap,
  project: PagedProject,
): Pick<ProjectPageData, 'entry' | 'previous' | 'next'> {
  const group = projects.filter(isPaged).filter(({ type }) => type === project.type);
  const index = group.findIndex(({ title, path }) => title === project.title && path === project.path);
  const previous = group.at(index - 1) ?? project;
  const next = group[(index + 1) % group.length] ?? project;
  return { entry: project, previous: toNeighbour(previous), next: toNeighbour(next) };
}

/* Named as its own page and its card are. */
function toNeighbour({ title, headline = title, path }: PagedProject) {
  return { title: headline, path };
}
