import { Button } from '@portfolio/design';
import { useLazyPart } from '../../loading/useLazyPart';
import { MarkGallery } from './MarkGallery';
import { ProjectList } from './ProjectList';
import type { ProjectSelection } from './selectProjects';
import { StyledEmpty } from './page.styles';
import type { WorkQuery, WorkSort } from './workQuery';

const loadTable = () =>
  import(/* webpackChunkName: "work-table" */ './ProjectTable').then((module) => module.ProjectTable);

interface ProjectResultsProps {
  selection: ProjectSelection;
  query: WorkQuery;
  /** The number of marks in the whole list; 0 if the list is filtered. */
  markCount: number;
  onSortChange: (sort: WorkSort) => void;
  onReset: () => void;
}

export function ProjectResults({ selection, query, markCount, onSortChange, onReset }: ProjectResultsProps) {
  const { rowElements } = selection;
  const isTable = query.view === 'table';
  const { Part: ProjectTable, hasFailed } = useLazyPart(loadTable, isTable);
  if (rowElements.length === 0) {
    return (
      <StyledEmpty>
        <p>No project matches all of that. Remove a tag or a word, or start again.</p>
        <Button category="border" onClick={onReset}>
          Show everything
        </Button>
      </StyledEmpty>
    );
  }
  // Until the table has loaded, the list shows the same projects.
  if (isTable && ProjectTable !== null) {
    return (
      <ProjectTable projects={rowElements} sort={query} groupBy={query.groupBy} onSortChange={onSortChange} />
    );
  }
  const marks = rowElements.filter(({ path }) => path === null);
  return (
    <>
      {isTable && hasFailed && (
        <p role="alert">
          The table could not be loaded, so here is the list. Choose the table again to retry.
        </p>
      )}
      <ProjectList projects={rowElements.filter(({ path }) => path !== null)} />
      <MarkGallery marks={marks} total={markCount} />
    </>
  );
}
