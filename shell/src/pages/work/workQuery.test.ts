import { DEFAULT_PAGE_SIZE, DEFAULT_WORK_QUERY, PAGE_SIZES, toQueryString, toWorkQuery } from './workQuery';

test('has the page sizes of SPEC section 9', () => {
  expect(PAGE_SIZES).toEqual([20, 36, 48, 60, 100]);
  expect(DEFAULT_PAGE_SIZE).toBe(36);
});

describe('toWorkQuery', () => {
  test('reads a whole query', () => {
    expect(
      toWorkQuery('?q=drum&tag=Audio&tag=Touch&sort=-title&view=table&group=type&size=60&page=2'),
    ).toEqual({
      searchKey: 'drum',
      selected: ['Audio', 'Touch'],
      sortKey: 'title',
      sortOrders: { title: 'descending', type: 'ascending', published: 'ascending' },
      view: 'table',
      groupBy: 'type',
      recordsPerPage: 60,
      pageNumber: 2,
    });
  });

  test.each([
    ['nothing', ''],
    ['an unknown view', '?view=map'],
    ['an unknown grouping', '?group=colour'],
    ['a page size that is not offered', '?size=37'],
    ['a page before the first', '?page=-3'],
    ['a page that is not a number', '?page=two'],
    ['an unknown sort', '?sort=price'],
    ['an empty tag', '?tag='],
  ])('falls back to the defaults for %s', (_case, queryString) => {
    expect(toWorkQuery(queryString)).toEqual(DEFAULT_WORK_QUERY);
  });

  test('keeps each tag once, and all of a long search', () => {
    expect(toWorkQuery('?tag=Audio&tag=Audio').selected).toEqual(['Audio']);
    expect(toWorkQuery(`?q=${'x'.repeat(500)}`).searchKey).toHaveLength(500);
  });
});

describe('toQueryString', () => {
  test('is empty for the defaults', () => {
    expect(toQueryString(DEFAULT_WORK_QUERY)).toBe('');
  });

  test.each([
    '?q=a+%26+b',
    '?tag=Audio&tag=Touch',
    '?sort=title',
    '?sort=-published&view=table&group=tag&size=20&page=3',
  ])('writes back the query string %s', (queryString) => {
    expect(toQueryString(toWorkQuery(queryString))).toBe(queryString);
  });
});
