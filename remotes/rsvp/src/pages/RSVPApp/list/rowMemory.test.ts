import { createRowMemory } from './rowMemory';

const IDS = ['a', 'b', 'c', 'd'];
const create = () => createRowMemory({ start: 0, end: 4 });

test('assumes that an unmeasured row is as tall as the first ones', () => {
  const memory = create();
  memory.measure('a', 100);
  memory.measure('b', 140);
  expect(memory.toOffsets(IDS)).toEqual([0, 100, 240, 360, 480]);
});

test('does not move unmeasured rows when more rows are measured', () => {
  const memory = create();
  memory.measure('a', 100);
  memory.toOffsets(IDS);
  memory.measure('b', 300);
  expect(memory.toOffsets(IDS)).toEqual([0, 100, 400, 500, 600]);
});

test('has a new version only for a new height', () => {
  const memory = create();
  memory.measure('a', 100);
  const version = memory.version();
  memory.measure('a', 100);
  memory.measure('b', 0);
  expect(memory.version()).toBe(version);
  memory.measure('a', 90);
  expect(memory.version()).not.toBe(version);
});

test('forgets rows that are not rendered when the width changes, and estimates again', () => {
  const memory = create();
  memory.measure('a', 100);
  memory.measure('b', 200);
  memory.toOffsets(IDS);
  memory.keepOnly(new Set(['b']));
  expect(memory.toOffsets(IDS)).toEqual([0, 200, 400, 600, 800]);
});
