import { PROJECT_TYPES } from '@portfolio/contract';
import { Card } from '@portfolio/design';
import type { ListedProject } from '../../site-map/pageContent';
import { StyledProjectList } from './ProjectList.styles';

/** The first pictures are on the first screen of most visitors. */
const EAGER_PICTURES = 1;

export function ProjectList({ projects }: { projects: readonly ListedProject[] }) {
  if (projects.length === 0) return null;
  return (
    <StyledProjectList role="list">
      {projects.map(({ id, remoteId, path, title, description, img, tags, type }, index) => (
        <li key={`${remoteId}/${id}`}>
          <Card
            href={path}
            title={title}
            description={description}
            image={{ ...img, isEager: index < EAGER_PICTURES }}
            tags={tags}
            label={PROJECT_TYPES[type].title}
          />
        </li>
      ))}
    </StyledProjectList>
  );
}
