import type { PageData } from '../../site-map/pageData';
import { createProjectPage } from './createProjectPage';
import { withOverrides } from '../../overrides/withOverrides';
import { createPageLoads } from '../../remotes/createPageLoads';
import { pinnedReleaseLoader } from '../../remotes/pinnedReleaseLoader';

const loads = createPageLoads(withOverrides(pinnedReleaseLoader));

/** The component for every project page of this visit. */
export const ProjectPage = createProjectPage(loads);

/**
 * Starts loading a project's remote; rendering the page reuses the same load.
 *
 * @returns resolves when the page of the pinned release has loaded; stays pending if it fails to load
 */
export async function startProjectLoad({ project }: PageData): Promise<void> {
  if (project !== undefined) await loads.get(project.remote, project.entry.component).getPage();
}

export { createPageSheet } from '../../remotes/createPageSheet';
