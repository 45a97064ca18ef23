import fc from 'fast-check';
import type { GuestFilter, GuestSort } from './guestView';
import { DEFAULT_VIEW, GUEST_FILTERS, GUEST_SORTS } from './guestView';
import { hasView, toQuery, toView } from './viewUrl';

test('the default view leaves no trace in the URL', () => {
  expect(toQuery(DEFAULT_VIEW, '')).toBe('');
});

test('other parameters are kept', () => {
  expect(toQuery({ ...DEFAULT_VIEW, status: 'yes' }, '?preview=1&status=no')).toBe('?preview=1&status=yes');
});

test('unknown values become the defaults', () => {
  expect(toView('?status=toString&sort=toString')).toEqual(DEFAULT_VIEW);
});

test.each([
  ['', false],
  ['?preview=1', false],
  ['?q=', true],
  ['?sort=party', true],
])('%j has a view: %j', (query, expected) => {
  expect(hasView(query)).toBe(expected);
});

test('every view survives the round trip through the URL', () => {
  const views = fc.record({
    status: fc.constantFrom(...(Object.keys(GUEST_FILTERS) as GuestFilter[])),
    search: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...(Object.keys(GUEST_SORTS) as GuestSort[])),
  });
  fc.assert(fc.property(views, (view) => expect(toView(toQuery(view, '?other=1'))).toEqual(view)));
});
