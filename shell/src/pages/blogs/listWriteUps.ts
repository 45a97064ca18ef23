import type { BlogSummary } from '@portfolio/contract';
import type { ListedProject } from '../../site-map/pageContent';

export type WriteUp = ListedProject & { blog: BlogSummary };

/** The projects with a write-up, newest first; those of the same day keep their order. DECISIONS 5. */
export function listWriteUps(projects: readonly ListedProject[]): readonly WriteUp[] {
  return projects
    .filter((project): project is WriteUp => project.blog?.summary !== undefined)
    .sort((a, b) => (a.blog.published < b.blog.published ? 1 : a.blog.published > b.blog.published ? -1 : 0));
}
