import { Button } from '@portfolio/design';
import { useState } from 'react';
import { useLazyPart } from '../../loading/useLazyPart';
import { MarkGallery } from './MarkGallery';
import { ProjectList } from './ProjectList';
import type { ProjectSelection } from './selectProjects';
import { StyledEmpty, StyledFailure } from './page.styles';
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
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const { Part: ProjectTable, hasFailed } = useLazyPart(loadTable, isTable && !hasGivenUp, () =>
    setHasGivenUp(true),
  );
  // Choosing the table again tries again, too.
  if (hasGivenUp && !isTable) setHasGivenUp(false);

  function handleRetry() {
    // The table will replace the button, so the focus goes to the choice of the table in the filter bar or, if that is
    // folded up, to the heading.
    const choice = document.querySelector<HTMLElement>('[type="radio"][value="table"]');
    choice?.focus();
    if (document.activeElement !== choice) document.querySelector('h1')?.focus({ preventScroll: true });
    setHasGivenUp(false);
  }

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
      <ProjectTable
        projects={rowElements}
        query={query}
        groupSizes={selection.groupSizes}
        onSortChange={onSortChange}
      />
    );
  }
  const marks = rowElements.filter(({ path }) => path === null);
  return (
    <>
      {isTable && hasFailed && (
        <StyledFailure>
          <p role="alert">The table could not be loaded, so here is the list. Check the connection.</p>
          <Button category="border-sm" onClick={handleRetry}>
            Try again
          </Button>
        </StyledFailure>
      )}
      <ProjectList projects={rowElements.filter(({ path }) => path !== null)} />
      <MarkGallery marks={marks} total={markCount} />
    </>
  );
}
