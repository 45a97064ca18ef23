import type { ProjectLink } from './pageContent';
import type { PagedProject } from './siteProject';

/** A project with links to the previous and next one of its type. */
export interface SelectedProject {
  entry: PagedProject;
  previous: ProjectLink;
  next: ProjectLink;
}

/** Selects every project among those of one type; the list wraps around at both ends. SPEC section 4. */
export function selectEach(group: readonly PagedProject[]): SelectedProject[] {
  return group.map((entry, index) => {
    const previous = group.at(index - 1) ?? entry;
    const next = group[(index + 1) % group.length] ?? entry;
    return { entry, previous: toNeighbour(previous), next: toNeighbour(next) };
  });
}

/** Groups selections by their project's title. */
export function groupByTitle(selections: readonly SelectedProject[]): Map<string, SelectedProject[]> {
  const groups = new Map<string, SelectedProject[]>();
  for (const selected of selections) {
    const { title } = selected.entry;
    const group = groups.get(title) ?? [];
    group.push(selected);
    groups.set(title, group);
  }
  return groups;
}

/** Finds a project by title. If two remotes use the same title, the path decides. SPEC section 4. */
export function selectProject(
  byTitle: ReadonlyMap<string, readonly SelectedProject[]>,
  { title, path }: PagedProject,
): SelectedProject | undefined {
  return byTitle.get(title)?.find(({ entry }) => entry.path === path);
}

/* Named as its own page and its card are. */
function toNeighbour({ title, headline = title, path }: PagedProject): ProjectLink {
  return { title: headline, path };
}
