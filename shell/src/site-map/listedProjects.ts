import type { ListedProject } from './pageContent';
import type { SiteProject } from './siteProject';

/** Reduces a project to its name and path. */
export function toLink({ id, type, title, path }: SiteProject) {
  return { id, type, title, path };
}

export function toCard({
  id,
  remoteId,
  type,
  title,
  headline,
  path,
  img,
  tags,
  description,
}: SiteProject): ListedProject {
  const named = { id, remoteId, type, title, path, img, tags, description };
  return headline === undefined ? named : { ...named, headline };
}

/** Like a card, with the two properties of a write-up that the table view of the work list shows. */
export function toRow(project: SiteProject): ListedProject {
  const { blog } = project;
  const facts = blog && { published: blog.published, readingMinutes: blog.readingMinutes };
  return { ...toCard(project), blog: facts };
}

/** Lists the projects with a write-up, newest first; those of the same day keep their order. DECISIONS 5. */
export function listWriteUps(projects: readonly SiteProject[]): SiteProject[] {
  const published = (project: SiteProject) => project.blog?.published ?? '';
  return projects
    .filter(({ blog }) => blog !== null)
    .sort((a, b) => published(b).localeCompare(published(a), 'en'));
}
