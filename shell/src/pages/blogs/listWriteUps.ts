import type { BlogSummary } from '@portfolio/contract';
import type { ListedProject } from '../../site-map/pageContent';

export type WriteUp = ListedProject & { blog: BlogSummary };

/** The projects that have a write-up, newest first; of the same day, in their own order. DECISIONS 5. */
export function listWriteUps(projects: readonly ListedProject[]): readonly WriteUp[] {
  return projects
    .filter((project): project is WriteUp => project.blog?.summary !== undefined)
    .sort((a, b) => (a.blog.published < b.blog.published ? 1 : a.blog.published > b.blog.published ? -1 : 0));
}
