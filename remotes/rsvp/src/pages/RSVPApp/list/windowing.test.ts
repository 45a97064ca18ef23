import fc from 'fast-check';
import { findRange, toOffsets, toSlots } from './windowing';

const ids = Array.from({ length: 100 }, (_unused, index) => `id-${index}`);
const even = toOffsets(ids, new Map(), 50);

test('measured rows count with their height, the others with the estimate', () => {
  expect(toOffsets(['a', 'b', 'c'], new Map([['b', 90]]), 50)).toEqual([0, 50, 140, 190]);
});

test.each([
  [0, 400, { start: 0, end: 10 }],
  [510, 900, { start: 10, end: 20 }],
  [-500, -100, { start: 0, end: 10 }],
  [4600, 5000, { start: 90, end: 100 }],
  [4600, 5900, { start: 90, end: 120 }],
])('from %d px to %d px', (fromPx, toPx, range) => {
  expect(findRange(even, fromPx, toPx, { step: 10, estimatePx: 50 })).toEqual(range);
});

test('an empty list has no slot', () => {
  expect(toSlots([0], { start: 0, end: 10 }, [])).toEqual([]);
});

test('a pinned row stays, between two gaps', () => {
  const slots = toSlots(even, { start: 50, end: 52 }, [3]);
  expect(slots).toEqual([
    { kind: 'gap', start: 0, heightPx: 150 },
    { kind: 'row', index: 3 },
    { kind: 'gap', start: 4, heightPx: 2300 },
    { kind: 'row', index: 50 },
    { kind: 'row', index: 51 },
    { kind: 'gap', start: 52, heightPx: 2400 },
  ]);
});

test('rows and gaps together are always as high as the list', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 60 });
  fc.assert(
    fc.property(heights, fc.nat(9000), fc.nat(2000), fc.array(fc.nat(70)), (list, fromPx, sizePx, pinned) => {
      const names = list.map((_unused, index) => String(index));
      const offsets = toOffsets(names, new Map(list.map((height, index) => [String(index), height])), 50);
      const slots = toSlots(
        offsets,
        findRange(offsets, fromPx, fromPx + sizePx, { step: 5, estimatePx: 50 }),
        pinned,
      );
      const total = slots.reduce(
        (sum, slot) => sum + (slot.kind === 'gap' ? slot.heightPx : (list[slot.index] ?? 0)),
        0,
      );
      expect(total).toBe(offsets.at(-1));
    }),
  );
});
