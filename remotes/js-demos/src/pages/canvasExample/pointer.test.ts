import { findPenMove } from './findPenMove';
import { readPoints } from './readPoints';

const BOX = { left: 100, top: 50, width: 800, height: 500 };
const sample = (clientX: number, clientY: number, parts = {}) => ({
  clientX,
  clientY,
  pressure: 0.5,
  pointerType: 'mouse',
  ...parts,
});

test('maps positions to the sheet whatever its size on screen', () => {
  expect(readPoints(sample(500, 300), BOX)).toEqual([{ x: 800, y: 500, pressure: 100 }]);
});

test('reads coalesced points between two events', () => {
  const event = {
    ...sample(900, 550),
    getCoalescedEvents: () => [sample(100, 50) as PointerEvent, sample(500, 50) as PointerEvent],
  };

  expect(readPoints(event, BOX).map(({ x }) => x)).toEqual([0, 800]);
});

test('falls back to the event itself without coalesced points', () => {
  expect(readPoints({ ...sample(100, 50), getCoalescedEvents: () => [] }, BOX)).toHaveLength(1);
});

test('uses the pressure of a pen only', () => {
  expect(readPoints(sample(0, 0, { pointerType: 'pen', pressure: 0.3 }), BOX)[0]?.pressure).toBe(30);
  expect(readPoints(sample(0, 0, { pointerType: 'touch', pressure: 0 }), BOX)[0]?.pressure).toBe(100);
});

test('reads no points on a sheet without size', () => {
  expect(readPoints(sample(1, 1), { ...BOX, width: 0 })).toEqual([]);
});

test.each([
  ['ArrowLeft', false, { byX: -20, byY: 0 }],
  ['ArrowUp', true, { byX: 0, byY: -5 }],
  ['Tab', false, null],
])('moves with %s (Shift %s)', (key, shiftKey, move) => {
  expect(findPenMove({ key, shiftKey })).toEqual(move);
});
