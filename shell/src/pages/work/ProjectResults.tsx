import { Button } from '@portfolio/design';
import { isPaged } from '../../site-map/siteMap';
import { MarkGallery } from './MarkGallery';
import { ProjectList } from './ProjectList';
import type { ProjectSelection } from './selectProjects';
import { StyledEmpty } from './WorkPage.styles';
import { ProjectTable } from './ProjectTable';
import type { WorkQuery, WorkSort } from './workQuery';

interface ProjectResultsProps {
  selection: ProjectSelection;
  query: WorkQuery;
  onSortChange: (sort: WorkSort | null) => void;
  onReset: () => void;
}

export function ProjectResults({ selection, query, onSortChange, onReset }: ProjectResultsProps) {
  const { rowElements } = selection;
  if (rowElements.length === 0) {
    return (
      <StyledEmpty>
        <p>Nothing fits all of that. Take away a tag or a word, or start again.</p>
        <Button category="border" onClick={onReset}>
          Show everything
        </Button>
      </StyledEmpty>
    );
  }
  if (query.view === 'table') {
    return (
      <ProjectTable
        projects={rowElements}
        sort={query.sort}
        groupBy={query.groupBy}
        onSortChange={onSortChange}
      />
    );
  }
  const marks = rowElements.filter((project) => !isPaged(project));
  return (
    <>
      <ProjectList projects={rowElements.filter(isPaged)} />
      <MarkGallery marks={marks} />
    </>
  );
}
