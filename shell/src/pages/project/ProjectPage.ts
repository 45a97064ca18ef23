import type { PageData } from '../../site-map/pageData';
import { createProjectPage } from './createProjectPage';
import { withOverrides } from '../../overrides/withOverrides';
import { createPageLoads } from '../../remotes/createPageLoads';
import { pinnedPageLoader } from '../../remotes/pinnedPageLoader';

const loads = createPageLoads(withOverrides(pinnedPageLoader));

/** The page of every project of this visit. */
export const ProjectPage = createProjectPage(loads);

/**
 * Starts the load of what a project's remote brings; rendering the page goes on with the same load.
 *
 * @returns settles when the page of the pinned release is there, and never where it does not come
 */
export async function startProjectLoad({ project }: PageData): Promise<void> {
  if (project !== undefined) await loads.get(project.remote, project.entry.component).getPage();
}

export { createPageSheet } from '../../remotes/createPageSheet';
