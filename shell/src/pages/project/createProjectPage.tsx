import type { ShellServices } from '@portfolio/contract';
import { useEffect, useMemo } from 'react';
import { useShowAlert } from '../../alerts/AlertProvider';
import { createRemoteAlerts } from '../../alerts/createRemoteAlerts';
import { ProjectNav } from '../../layout/ProjectNav';
import type { PageLoads } from '../../remotes/createPageLoads';
import { RemotePage } from '../../remotes/RemotePage';
import type { ShellPage } from '../../site-map/pageData';

/** Creates the component of a project's page: the content from its remote, and links to the neighbouring projects. */
export function createProjectPage(loads: PageLoads): ShellPage {
  return function ProjectPage({ data: { project } }) {
    const showAlert = useShowAlert();
    const alerts = useMemo(() => createRemoteAlerts(showAlert), [showAlert]);
    const services = useMemo<ShellServices>(() => ({ showAlert: alerts.showAlert }), [alerts]);
    // An alert is about the page that showed it.
    useEffect(() => alerts.clear, [alerts]);
    if (project === undefined) return null;
    return (
      <>
        <RemotePage project={project} loads={loads} services={services} />
        <ProjectNav previous={project.previous} next={project.next} allWorkPath="/work" />
      </>
    );
  };
}
