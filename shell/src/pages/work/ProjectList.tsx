import { Card } from '@portfolio/design';
import { toCardTexts } from '../../layout/cardTexts';
import type { ListedProject } from '../../site-map/pageContent';
import { StyledProjectList } from './ProjectList.styles';

/** For most visitors the first row is above the fold. */
const EAGER_PICTURES = 3;

export function ProjectList({ projects }: { projects: readonly ListedProject[] }) {
  if (projects.length === 0) return null;
  return (
    <StyledProjectList role="list">
      {projects.map((project, index) => (
        <li key={`${project.remoteId}/${project.id}`}>
          <Card
            {...toCardTexts(project)}
            href={project.path}
            description={project.description}
            image={{ ...project.img, isEager: index < EAGER_PICTURES }}
            tags={project.tags}
          />
        </li>
      ))}
    </StyledProjectList>
  );
}
