import type { SortDirection } from '@portfolio/design';

/** SPEC section 9. */
export const PAGE_SIZES = [20, 36, 48, 60, 100] as const;
export const DEFAULT_PAGE_SIZE = 36;

export const SORT_KEYS = ['title', 'type', 'published'] as const;
export const VIEWS = ['list', 'table'] as const;
export const GROUPINGS = ['none', 'type', 'tag'] as const;

export type SortKey = (typeof SORT_KEYS)[number];
export type View = (typeof VIEWS)[number];
export type Grouping = (typeof GROUPINGS)[number];

/** The direction in which each column sorts when it is chosen. */
export type SortOrders = Readonly<Record<SortKey, SortDirection>>;

/**
 * How the list is shown, in the terms of SPEC section 3, Table metadata. It is kept in the page's URL, so that links
 * and reloads show the same list.
 */
export interface WorkQuery {
  searchKey: string;
  /** The selected tags; a project needs all of them. */
  selected: readonly string[];
  /** Null keeps the order of the catalogues. */
  sortKey: SortKey | null;
  sortOrders: SortOrders;
  view: View;
  groupBy: Grouping;
  recordsPerPage: number;
  pageNumber: number;
}

const ALL_ASCENDING: SortOrders = { title: 'ascending', type: 'ascending', published: 'ascending' };

/** The part of a query that determines the order. */
export type WorkSort = Pick<WorkQuery, 'sortKey' | 'sortOrders'>;

export const DEFAULT_WORK_QUERY: WorkQuery = {
  searchKey: '',
  selected: [],
  sortKey: null,
  sortOrders: ALL_ASCENDING,
  view: 'list',
  groupBy: 'none',
  recordsPerPage: DEFAULT_PAGE_SIZE,
  pageNumber: 1,
};

/** Parses a URL's query. Invalid values become the default, because visitors may type any URL. */
export function toWorkQuery(queryString: string): WorkQuery {
  const params = new URLSearchParams(queryString);
  return {
    searchKey: params.get('q') ?? '',
    selected: [...new Set(params.getAll('tag').filter((tag) => tag !== ''))],
    ...toWorkSort(params.get('sort')),
    view: VIEWS.find((view) => view === params.get('view')) ?? DEFAULT_WORK_QUERY.view,
    groupBy: GROUPINGS.find((grouping) => grouping === params.get('group')) ?? DEFAULT_WORK_QUERY.groupBy,
    recordsPerPage: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_PAGE_SIZE,
    pageNumber: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** `title` sorts ascending, `-title` descending; anything else keeps the order of the catalogues. */
export function toWorkSort(text: string | null): WorkSort {
  const key = SORT_KEYS.find((candidate) => candidate === text?.replace(/^-/, ''));
  return sortBy(key ?? null, text?.startsWith('-') ? 'descending' : 'ascending');
}

/** Sorts by one column and resets the direction of all others. */
export function sortBy(sortKey: SortKey | null, direction: SortDirection): WorkSort {
  return {
    sortKey,
    sortOrders: sortKey === null ? ALL_ASCENDING : { ...ALL_ASCENDING, [sortKey]: direction },
  };
}

export function toSortText({ sortKey, sortOrders }: WorkSort): string {
  if (sortKey === null) return '';
  return sortOrders[sortKey] === 'descending' ? `-${sortKey}` : sortKey;
}

/** Converts a query to a URL's query string: with the question mark, without defaults, empty if nothing is left. */
export function toQueryString(query: WorkQuery): string {
  const params = new URLSearchParams();
  if (query.searchKey !== '') params.set('q', query.searchKey);
  for (const tag of query.selected) params.append('tag', tag);
  if (query.sortKey !== null) params.set('sort', toSortText(query));
  if (query.view !== DEFAULT_WORK_QUERY.view) params.set('view', query.view);
  if (query.groupBy !== DEFAULT_WORK_QUERY.groupBy) params.set('group', query.groupBy);
  if (query.recordsPerPage !== DEFAULT_PAGE_SIZE) params.set('size', String(query.recordsPerPage));
  if (query.pageNumber > 1) params.set('page', String(query.pageNumber));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
