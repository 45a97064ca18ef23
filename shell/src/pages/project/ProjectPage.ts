import type { PageData } from '../../site-map/pageData';
import { createProjectPage } from './createProjectPage';
import { withOverrides } from '../../overrides/withOverrides';
import { createPageLoads } from '../../remotes/createPageLoads';
import { pinnedPageLoader } from '../../remotes/pinnedPageLoader';

const loads = createPageLoads(withOverrides(pinnedPageLoader));

/** The page of every project of this visit. */
export const ProjectPage = createProjectPage(loads);

/** Starts the load of what a project's remote brings; rendering the page goes on with the same load. */
export function startProjectLoad({ project }: PageData): void {
  if (project !== undefined) loads.get(project.remote, project.entry.component);
}

export { createPageSheet } from '../../remotes/createPageSheet';
