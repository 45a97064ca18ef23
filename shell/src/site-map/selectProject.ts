import type { ProjectPageData } from './pageData';
import { isPaged, type PagedProject, type SiteMap } from './siteMap';

/**
 * Finds a project among those of its type by its title, and what comes before and after it; the ends wrap to last and
 * first. Two remotes may have chosen one title: then the path decides. SPEC section 4.
 */
export function selectProject(
  { projects }: SiteMap,
  project: PagedProject,
): Pick<ProjectPageData, 'entry' | 'previous' | 'next'> {
  const group = projects.filter(isPaged).filter(({ type }) => type === project.type);
  const index = group.findIndex(({ title, path }) => title === project.title && path === project.path);
  const previous = group.at(index - 1) ?? project;
  const next = group[(index + 1) % group.length] ?? project;
  return { entry: project, previous: toLink(previous), next: toLink(next) };
}

function toLink({ title, path }: PagedProject) {
  return { title, path };
}
