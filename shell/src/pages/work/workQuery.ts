/** SPEC section 9. */
export const PAGE_SIZES = [20, 36, 48, 60, 100] as const;
export const DEFAULT_PAGE_SIZE = 36;

export const SORT_KEYS = ['title', 'type', 'published'] as const;
export const VIEWS = ['list', 'table'] as const;
export const GROUPINGS = ['none', 'type', 'tag'] as const;

export type SortKey = (typeof SORT_KEYS)[number];
export type View = (typeof VIEWS)[number];
export type Grouping = (typeof GROUPINGS)[number];

export interface WorkSort {
  key: SortKey;
  direction: 'ascending' | 'descending';
}

/** How the list is shown. It is kept in the page's URL, so that a link or a reload shows the same. */
export interface WorkQuery {
  search: string;
  tags: readonly string[];
  /** Null keeps the order of the catalogues. */
  sort: WorkSort | null;
  view: View;
  groupBy: Grouping;
  recordsPerPage: number;
  pageNumber: number;
}

export const DEFAULT_WORK_QUERY: WorkQuery = {
  search: '',
  tags: [],
  sort: null,
  view: 'list',
  groupBy: 'none',
  recordsPerPage: DEFAULT_PAGE_SIZE,
  pageNumber: 1,
};

const MAX_SEARCH_LENGTH = 50;

/** Reads a URL's query. What it does not understand becomes the default: anybody can type a URL. */
export function toWorkQuery(queryString: string): WorkQuery {
  const params = new URLSearchParams(queryString);
  return {
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    tags: [...new Set(params.getAll('tag').filter((tag) => tag !== ''))],
    sort: toWorkSort(params.get('sort')),
    view: VIEWS.find((view) => view === params.get('view')) ?? DEFAULT_WORK_QUERY.view,
    groupBy: GROUPINGS.find((grouping) => grouping === params.get('group')) ?? DEFAULT_WORK_QUERY.groupBy,
    recordsPerPage: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_PAGE_SIZE,
    pageNumber: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** `title` sorts upwards, `-title` downwards. */
export function toWorkSort(text: string | null): WorkSort | null {
  const key = SORT_KEYS.find((candidate) => candidate === text?.replace(/^-/, ''));
  return key ? { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : null;
}

export function toSortText(sort: WorkSort | null): string {
  return sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.key}` : '';
}

/** Writes a query as a URL has it: with its question mark, without defaults, empty where there is nothing to say. */
export function toQueryString(query: WorkQuery): string {
  const params = new URLSearchParams();
  if (query.search !== '') params.set('q', query.search);
  for (const tag of query.tags) params.append('tag', tag);
  if (query.sort) params.set('sort', toSortText(query.sort));
  if (query.view !== DEFAULT_WORK_QUERY.view) params.set('view', query.view);
  if (query.groupBy !== DEFAULT_WORK_QUERY.groupBy) params.set('group', query.groupBy);
  if (query.recordsPerPage !== DEFAULT_PAGE_SIZE) params.set('size', String(query.recordsPerPage));
  if (query.pageNumber > 1) params.set('page', String(query.pageNumber));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
