import type { SiteProject } from '../../site-map/siteProject';
import { selectProjects } from './selectProjects';
import { DEFAULT_WORK_QUERY, sortBy } from './workQuery';
import type { WorkQuery } from './workQuery';

function createProject(overrides: Partial<SiteProject>): SiteProject {
  return {
    id: 'x',
    remoteId: 'js-demos',
    type: 'JavaScript',
    portfolio: false,
    title: 'X',
    img: { src: 'x.svg', alt: 'X', widthPx: 640, heightPx: 400 },
    tags: [],
    description: '',
    component: 'x',
    path: '/work/js/x',
    blog: null,
    ...overrides,
  };
}

const toBlog = (published: string) => ({ published, readingMinutes: 5, summary: '' });

const PROJECTS = [
  createProject({ title: 'Drum kit', tags: ['Audio', 'Keyboard'], description: 'Nine pads.' }),
  createProject({ title: 'Canvas', tags: ['Touch', 'Drawing'] }),
  createProject({ title: 'Café finder', type: 'UX', tags: ['Mobile', 'Touch'], blog: toBlog('2026-01-02') }),
  createProject({ title: 'Archive', type: 'UX', tags: ['Mobile'], blog: toBlog('2026-05-01') }),
];

const select = (query: Partial<WorkQuery>, projects = PROJECTS) =>
  selectProjects(projects, { ...DEFAULT_WORK_QUERY, ...query });
const listTitles = (query: Partial<WorkQuery>) => select(query).rowElements.map(({ title }) => title);

test('has the table fields of the specification, together with the query', () => {
  expect(Object.keys({ ...DEFAULT_WORK_QUERY, ...select({}) })).toEqual(
    expect.arrayContaining([
      ...['sortKey', 'sortOrders', 'selected', 'totalRecords', 'recordsPerPage', 'pageNumber', 'pageCount'],
      ...['start', 'end', 'rowElements', 'searchKey', 'groupBy'],
    ]),
  );
});

test('keeps the given order by default', () => {
  expect(listTitles({})).toEqual(['Drum kit', 'Canvas', 'Café finder', 'Archive']);
});

test.each([
  ['a title, without regard to case', 'DRUM', ['Drum kit']],
  ['a description', 'nine pads', ['Drum kit']],
  ['a tag', 'drawing', ['Canvas']],
  ['a type’s title', 'user experience', ['Café finder', 'Archive']],
  ['a word without its accent', 'cafe', ['Café finder']],
  ['several words in any order', 'touch finder', ['Café finder']],
  ['nothing if one word does not occur', 'drum zebra', []],
])('searches %s', (_case, search, titles) => {
  expect(listTitles({ searchKey: search })).toEqual(titles);
});

test('treats a search as plain text, not as a pattern', () => {
  expect(listTitles({ searchKey: '(' })).toEqual([]);
});

test('shows the projects that have all selected tags', () => {
  expect(listTitles({ selected: ['Touch'] })).toEqual(['Canvas', 'Café finder']);
  expect(listTitles({ selected: ['Touch', 'Mobile'] })).toEqual(['Café finder']);
});

test.each([
  ['title', 'ascending', ['Archive', 'Café finder', 'Canvas', 'Drum kit']],
  ['title', 'descending', ['Drum kit', 'Canvas', 'Café finder', 'Archive']],
  ['type', 'descending', ['Café finder', 'Archive', 'Drum kit', 'Canvas']],
  ['published', 'descending', ['Archive', 'Café finder', 'Drum kit', 'Canvas']],
  ['published', 'ascending', ['Café finder', 'Archive', 'Drum kit', 'Canvas']],
] as const)('sorts by %s, %s, and puts missing values last', (key, direction, titles) => {
  expect(listTitles(sortBy(key, direction))).toEqual(titles);
});

describe('pages', () => {
  const many = Array.from({ length: 66 }, (_project, index) => createProject({ title: `P${index + 1}` }));

  test('splits the list into pages', () => {
    expect(select({}, many)).toMatchObject({
      totalRecords: 66,
      pageCount: 2,
      pageNumber: 1,
      start: 1,
      end: 36,
    });
    expect(select({ pageNumber: 2 }, many)).toMatchObject({ pageNumber: 2, start: 37, end: 66 });
    expect(select({ pageNumber: 2 }, many).rowElements[0]?.title).toBe('P37');
  });

  test('shows the last page for a higher number', () => {
    expect(select({ pageNumber: 9 }, many)).toMatchObject({ pageNumber: 2, start: 37 });
  });

  test('shows all on one page of 100', () => {
    expect(select({ recordsPerPage: 100 }, many)).toMatchObject({ pageCount: 1, start: 1, end: 66 });
  });

  test('has one empty page if nothing matches', () => {
    expect(select({ searchKey: 'zebra' }, many)).toMatchObject({
      totalRecords: 0,
      pageCount: 1,
      pageNumber: 1,
      start: 0,
      end: 0,
    });
  });
});

test('counts the tags of the matching projects, the most frequent first', () => {
  expect(select({ selected: ['Touch'] }).tagCounts).toEqual([
    ['Touch', 2],
    ['Drawing', 1],
    ['Mobile', 1],
  ]);
});
