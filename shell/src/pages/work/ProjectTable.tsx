import { PROJECT_TYPES } from '@portfolio/contract';
import { Table, TagList } from '@portfolio/design';
import type { TableColumn, TableSort } from '@portfolio/design';
import type { ListedProject } from '../../site-map/pageContent';
import { toGetGroup } from './grouping';
import { SORT_KEYS, sortBy } from './workQuery';
import type { WorkQuery, WorkSort } from './workQuery';

const COLUMNS: readonly TableColumn<ListedProject>[] = [
  {
    key: 'title',
    header: 'Title',
    isRowHeader: true,
    isSortable: true,
    getValue: ({ title, headline }) => headline ?? title,
    render: ({ title, headline = title, path }) => (path === null ? headline : <a href={path}>{headline}</a>),
  },
  {
    key: 'type',
    header: 'Type',
    isSortable: true,
    getValue: ({ type }) => PROJECT_TYPES[type].title,
  },
  {
    key: 'tags',
    header: 'Tags',
    getValue: ({ tags }) => tags.join(', '),
    render: ({ tags }) => <TagList tags={tags} />,
  },
  {
    key: 'published',
    header: 'Write-up',
    isSortable: true,
    getValue: ({ blog }) => blog?.published ?? '',
    render: ({ blog }) => (blog ? <time dateTime={blog.published}>{blog.published}</time> : 'None'),
  },
  {
    key: 'reading',
    header: 'Minutes',
    isNumeric: true,
    getValue: ({ blog }) => blog?.readingMinutes ?? '',
  },
];

interface ProjectTableProps {
  projects: readonly ListedProject[];
  query: WorkQuery;
  groupSizes: ReadonlyMap<string, number>;
  onSortChange: (sort: WorkSort) => void;
}

export function ProjectTable({ projects, query, groupSizes, onSortChange }: ProjectTableProps) {
  const { sortKey, sortOrders } = query;
  function handleSortChange({ key, direction }: TableSort) {
    onSortChange(sortBy(SORT_KEYS.find((candidate) => candidate === key) ?? null, direction));
  }
  return (
    <Table
      caption="Projects"
      isCaptionHidden
      columns={COLUMNS}
      rows={projects}
      getRowKey={({ remoteId, id }) => `${remoteId}/${id}`}
      sort={sortKey && { key: sortKey, direction: sortOrders[sortKey] }}
      onSortChange={handleSortChange}
      getGroup={toGetGroup(query)}
      getGroupSize={(name) => groupSizes.get(name)}
    />
  );
}
