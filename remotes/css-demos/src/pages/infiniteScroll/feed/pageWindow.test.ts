import { findPagesInView, toSlots } from './pageWindow';

const pages = { first: 0, last: 499 };
const heightOf = () => 1000;

test.each([
  ['at the top', -200, 700, { first: 0, last: 1 }],
  ['in the middle', 250_300, 251_200, { first: 249, last: 252 }],
  ['at the end', 499_200, 500_100, { first: 498, last: 499 }],
  ['above the feed', -5000, -4000, { first: 0, last: 1 }],
  ['below the feed', 510_000, 511_000, { first: 498, last: 499 }],
])('%s only a few pages are in view', (_where, fromPx, toPx, expected) => {
  expect(findPagesInView(pages, heightOf, { fromPx, toPx })).toEqual(expected);
});

test('a feed that begins in the middle counts from its first page', () => {
  expect(findPagesInView({ first: 90, last: 99 }, heightOf, { fromPx: 2100, toPx: 2900 })).toEqual({
    first: 91,
    last: 93,
  });
});

test('gaps are as high as the pages they replace, and the focused page stays', () => {
  expect(toSlots(pages, { first: 200, last: 201 }, 3, heightOf)).toEqual([
    { kind: 'gap', first: 0, heightPx: 3000 },
    { kind: 'page', page: 3 },
    { kind: 'gap', first: 4, heightPx: 196_000 },
    { kind: 'page', page: 200 },
    { kind: 'page', page: 201 },
    { kind: 'gap', first: 202, heightPx: 298_000 },
  ]);
});

test('at any scroll position of ten thousand items, at most five pages are rendered', () => {
  for (let fromPx = 0; fromPx < 500_000; fromPx += 777) {
    const inView = findPagesInView(pages, heightOf, { fromPx, toPx: fromPx + 1400 });
    const slots = toSlots(pages, inView, null, heightOf);
    expect(slots.filter(({ kind }) => kind === 'page').length).toBeLessThanOrEqual(5);
    const height = slots.reduce((sum, slot) => sum + (slot.kind === 'gap' ? slot.heightPx : 1000), 0);
    expect(height).toBe(500_000);
  }
});
