import { PROJECT_TYPES } from '@portfolio/contract';
import { groupRows } from '@portfolio/design';
import type { ListedProject } from '../../site-map/pageContent';
import { toGetGroup } from './grouping';
import type { WorkQuery, WorkSort } from './workQuery';

export type TagCount = readonly [tag: string, count: number];

/** One page of the list, with the data for its status line and pagination. SPEC section 3, Table metadata. */
export interface ProjectSelection {
  totalRecords: number;
  pageNumber: number;
  pageCount: number;
  /** Numbers of the first and last row shown, from 1; both 0 if nothing matches. */
  start: number;
  end: number;
  rowElements: readonly ListedProject[];
  /** Number of matching projects in each group of the table, on all pages. */
  groupSizes: ReadonlyMap<string, number>;
  /** Each tag of the matching projects with the number of projects that have it, most frequent first. */
  tagCounts: readonly TagCount[];
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/**
 * Filters, sorts, groups and paginates the projects for a query; a page number beyond the end means the last page. A
 * group that is longer than a page continues on the next one.
 */
export function selectProjects(projects: readonly ListedProject[], query: WorkQuery): ProjectSelection {
  const matching = projects.filter(
    (project) =>
      query.selected.every((tag) => project.tags.includes(tag)) && matchesSearch(project, query.searchKey),
  );
  const totalRecords = matching.length;
  const pageCount = Math.max(1, Math.ceil(totalRecords / query.recordsPerPage));
  const pageNumber = Math.min(query.pageNumber, pageCount);
  const offset = (pageNumber - 1) * query.recordsPerPage;
  const groups = groupRows(sortProjects(matching, query), toGetGroup(query));
  const rowElements = groups.flatMap(({ rows }) => rows).slice(offset, offset + query.recordsPerPage);
  return {
    totalRecords,
    pageNumber,
    pageCount,
    start: totalRecords === 0 ? 0 : offset + 1,
    end: offset + rowElements.length,
    rowElements,
    groupSizes: new Map(groups.map(({ name, rows }) => [name ?? '', rows.length])),
    tagCounts: countTags(matching),
  };
}

/** Returns whether every search word occurs, ignoring case and accents. */
function matchesSearch(project: ListedProject, searchKey: string): boolean {
  const { title, headline = '', description, tags, type } = project;
  const text = toSearchText([title, headline, description, ...tags, PROJECT_TYPES[type].title].join(' '));
  return toSearchText(searchKey)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function toSearchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function sortProjects(
  projects: readonly ListedProject[],
  { sortKey, sortOrders }: WorkSort,
): readonly ListedProject[] {
  if (sortKey === null) return projects;
  const sign = sortOrders[sortKey] === 'ascending' ? 1 : -1;
  const getValue = {
    title: (project: ListedProject) => project.headline ?? project.title,
    type: (project: ListedProject) => PROJECT_TYPES[project.type].title,
    published: (project: ListedProject) => project.blog?.published ?? '',
  }[sortKey];
  return [...projects].sort((first, second) => {
    const [a, b] = [getValue(first), getValue(second)];
    // Projects without a value come last in either direction.
    if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
    return sign * collator.compare(a, b);
  });
}

export function countTags(projects: readonly ListedProject[]): readonly TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of projects.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || collator.compare(a, b));
}

/** The text of the status line: how many projects match, of how many, and which of them are shown. */
export function toStatusText(selection: ProjectSelection, allCount: number): string {
  const { totalRecords, pageCount, start, end } = selection;
  const noun = allCount === 1 ? 'project' : 'projects';
  if (totalRecords === 0) return `None of ${allCount} ${noun} matches`;
  const found = totalRecords === allCount ? `${allCount} ${noun}` : `${totalRecords} of ${allCount} ${noun}`;
  return pageCount === 1 ? found : `${found}, ${start} to ${end} shown`;
}
