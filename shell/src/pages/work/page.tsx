import { PROJECT_TYPES } from '@portfolio/contract';
import { PageHeader, VisuallyHidden } from '@portfolio/design';
import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageData } from '../../site-map/pageData';
import { ALL_WORK_LEAD, TYPE_LEADS } from './content';
import { FilterBar } from './FilterBar';
import { Pagination } from './Pagination';
import { PlainList } from './PlainList';
import { ProjectResults } from './ProjectResults';
import { selectProjects, toStatusText } from './selectProjects';
import { TagFilter } from './TagFilter';
import { TypeNav } from './TypeNav';
import { StyledFoot, StyledResults, StyledStatus } from './page.styles';
import { DEFAULT_WORK_QUERY, toQueryString, toWorkQuery } from './workQuery';
import type { WorkQuery } from './workQuery';
import { useQueryString } from '../../layout/url/useQueryString';
import { QUERY_ATTRIBUTE } from '../../theme/rootAttributes';

const NO_PROJECTS: NonNullable<PageData['projects']> = [];

export default function WorkPage({ data }: { data: PageData }) {
  const { projects = NO_PROJECTS, counts = {}, type, title } = data;
  const [queryString, setQueryString] = useQueryString();
  const query = useMemo(() => toWorkQuery(queryString), [queryString]);
  const selection = useMemo(() => selectProjects(projects, query), [projects, query]);
  const isComplete = type === undefined && selection.totalRecords === projects.length;
  const drawPlainList = useContext(PlainList);
  const resultsRef = useRef<HTMLHeadingElement>(null);

  // The first render hydrates the page without a query; the list becomes visible once the query has been applied.
  useLayoutEffect(() => {
    if (queryString === window.location.search) document.documentElement.removeAttribute(QUERY_ATTRIBUTE);
  }, [queryString]);

  /** Every change except that of the page number goes back to the first page. */
  function changeQuery(change: Partial<WorkQuery>) {
    setQueryString(toQueryString({ ...query, pageNumber: 1, ...change }));
  }

  function goToPage(pageNumber: number) {
    changeQuery({ pageNumber });
    resultsRef.current?.focus();
  }

  return (
    <>
      <PageHeader isCompact title={title} lead={type ? TYPE_LEADS[type] : ALL_WORK_LEAD} />
      <FilterBar
        query={query}
        onChange={changeQuery}
        types={<TypeNav counts={counts} current={type} queryString={queryString} />}
        tags={
          <TagFilter
            projects={projects}
            counts={selection.tagCounts}
            selected={query.selected}
            onChange={(selected) => changeQuery({ selected })}
          />
        }
      />
      <StyledResults>
        <VisuallyHidden as="h2" ref={resultsRef} tabIndex={-1}>
          {type ? `${PROJECT_TYPES[type].title} projects` : 'Projects'}
        </VisuallyHidden>
        <StyledStatus role="status">{toStatusText(selection, projects.length)}</StyledStatus>
        <noscript>{drawPlainList?.({ path: data.path, projects: selection.rowElements })}</noscript>
        <ProjectResults
          selection={selection}
          query={query}
          markCount={isComplete ? (counts.Logo ?? 0) : 0}
          onSortChange={changeQuery}
          onReset={() => {
            changeQuery({ ...DEFAULT_WORK_QUERY, view: query.view });
            resultsRef.current?.focus();
          }}
        />
        <StyledFoot>
          <Pagination
            selection={selection}
            recordsPerPage={query.recordsPerPage}
            onPageChange={goToPage}
            onSizeChange={(recordsPerPage) => changeQuery({ recordsPerPage })}
          />
        </StyledFoot>
      </StyledResults>
    </>
  );
}
