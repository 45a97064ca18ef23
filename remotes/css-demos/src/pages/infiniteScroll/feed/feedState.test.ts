import type { FeedState, LoadRequest } from './feedState';
import { AUTOMATIC_LIMIT, canLoadByItself, findNextPages, startAt, toNextFeed } from './feedState';
import { LENGTH_COUNT, PAGE_COUNT } from './lengths';

const ask = (state: FeedState, request: LoadRequest = 'later', isAutomatic = false) =>
  toNextFeed(state, { type: 'asked', request, isAutomatic });
const loadNext = (state: FeedState, isAutomatic = false) =>
  toNextFeed(ask(state, 'later', isAutomatic), { type: 'arrived' });

test('starts with the page of the requested length', () => {
  expect(startAt(1).pages).toEqual({ first: 0, last: 0 });
  expect(startAt(41).pages).toEqual({ first: 2, last: 2 });
});

test('grows by one page in each direction', () => {
  const later = loadNext(startAt(41));
  expect(later.pages).toEqual({ first: 2, last: 3 });
  expect(toNextFeed(ask(later, 'earlier'), { type: 'arrived' }).pages).toEqual({ first: 1, last: 3 });
});

test('loads all the rest at once', () => {
  const whole = toNextFeed(ask(startAt(41), 'all-later'), { type: 'arrived' });
  expect(whole.pages).toEqual({ first: 2, last: PAGE_COUNT - 1 });
  expect(whole.load).toEqual({ status: 'idle', arrived: { first: 3, last: PAGE_COUNT - 1 } });
});

test('has a start and an end', () => {
  expect(findNextPages(startAt(1).pages, 'earlier')).toBeUndefined();
  expect(findNextPages(startAt(LENGTH_COUNT).pages, 'later')).toBeUndefined();
  expect(findNextPages(startAt(LENGTH_COUNT).pages, 'all-later')).toBeUndefined();
  const atEnd = startAt(LENGTH_COUNT);
  expect(ask(atEnd)).toBe(atEnd);
});

test('requests one page at a time', () => {
  const loading = ask(startAt(1));
  expect(ask(loading)).toBe(loading);
});

test('a failed page can be requested again, and the others stay', () => {
  const failed = toNextFeed(ask(startAt(1)), { type: 'failed' });
  expect(failed).toMatchObject({
    pages: { first: 0, last: 0 },
    load: { status: 'failed', pages: { first: 1, last: 1 } },
  });
  expect(loadNext(failed).pages).toEqual({ first: 0, last: 1 });
});

test('stops loading automatically after a few pages', () => {
  let state = startAt(1);
  for (let page = 0; page < AUTOMATIC_LIMIT; page += 1) {
    expect(canLoadByItself(state)).toBe(true);
    state = loadNext(state, true);
  }
  expect(canLoadByItself(state)).toBe(false);
  expect(canLoadByItself(loadNext(state))).toBe(true);
});

test('does not load automatically after a failure', () => {
  expect(canLoadByItself(toNextFeed(ask(startAt(1)), { type: 'failed' }))).toBe(false);
});

test('ignores an answer that arrives after a jump', () => {
  const jumped = toNextFeed(ask(startAt(1)), { type: 'jumped', to: 500 });
  expect(toNextFeed(jumped, { type: 'arrived' })).toBe(jumped);
});

test('the whole feed can be loaded', () => {
  let state = startAt(1);
  for (let page = 1; page < PAGE_COUNT; page += 1) state = loadNext(state);
  expect(state.pages).toEqual({ first: 0, last: PAGE_COUNT - 1 });
});
