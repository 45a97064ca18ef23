import type { ProjectLink } from './pageContent';
import type { PagedProject } from './siteProject';

/** A project with links to the previous and next one of its type. */
export interface SelectedProject {
  entry: PagedProject;
  previous: ProjectLink;
  next: ProjectLink;
}

/**
 * Selects every project among those of one type; the list wraps around at both ends. SPEC section 4.
 *
 * @returns the selections by the project's path, since two remotes may use the same title
 */
export function selectEach(group: readonly PagedProject[]): [path: string, selected: SelectedProject][] {
  return group.map((entry, index) => {
    const previous = group.at(index - 1) ?? entry;
    const next = group[(index + 1) % group.length] ?? entry;
    return [entry.path, { entry, previous: toNeighbour(previous), next: toNeighbour(next) }];
  });
}

/* Named as its own page and its card are. */
function toNeighbour({ title, headline = title, path }: PagedProject): ProjectLink {
  return { title: headline, path };
}
