import type { ShellServices } from '@portfolio/contract';
import { useMemo } from 'react';
import { useShowAlert } from '../../alerts/AlertProvider';
import { ProjectNav } from '../../layout/ProjectNav';
import type { PageLoads } from '../../remotes/createPageLoads';
import { RemotePage } from '../../remotes/RemotePage';
import type { ShellPage } from '../../site-map/pageData';

/** Creates the component of a project's page: the content from its remote, and links to the neighbouring projects. */
export function createProjectPage(loads: PageLoads): ShellPage {
  return function ProjectPage({ data: { project } }) {
    const showAlert = useShowAlert();
    const services = useMemo<ShellServices>(() => ({ showAlert }), [showAlert]);
    if (project === undefined) return null;
    return (
      <>
        <RemotePage project={project} loads={loads} services={services} />
        <ProjectNav previous={project.previous} next={project.next} allWorkPath="/work" />
      </>
    );
  };
}
