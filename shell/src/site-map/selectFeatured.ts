import type { SiteProject } from './siteProject';

/** Two large cards and two rows of three: more would no longer be a selection. */
const MAX_FEATURED = 8;

/**
 * Selects the featured projects of the home page, taking from each type in turn, so that a remote with many featured
 * projects does not crowd out the others. They keep their order.
 */
export function selectFeatured(projects: readonly SiteProject[]): readonly SiteProject[] {
  const turns = projects.map((project, index) => ({
    project,
    turn: projects.slice(0, index).filter(({ type }) => type === project.type).length,
  }));
  const chosen = [...turns].sort((a, b) => a.turn - b.turn).slice(0, MAX_FEATURED);
  return turns.filter((candidate) => chosen.includes(candidate)).map(({ project }) => project);
}
