import { THRESHOLD_PX, createDrag } from './drag';

function setUp({ factor = 1, positionPx = 500 } = {}) {
  const strip = { px: positionPx, starts: 0, ends: [] as number[] };
  const drag = createDrag({
    getPositionPx: () => strip.px,
    setPositionPx: (px) => {
      strip.px = px;
    },
    getFactor: () => factor,
    onDragStart: () => {
      strip.starts += 1;
    },
    onDragEnd: (runPx) => strip.ends.push(runPx),
  });
  return { drag, strip };
}

test('the strip follows the pointer, however far it goes', () => {
  const { drag, strip } = setUp();
  drag.press(300, 0);
  drag.move(200, 20);
  expect(strip.px).toBe(600);
  drag.move(-900, 400);
  expect(strip.px).toBe(1700);
  drag.move(310, 800);
  expect(strip.px).toBe(490);
});

test.each([
  [3, 800],
  [-1, 400],
])('moves the strip by the factor %s', (factor, px) => {
  const { drag, strip } = setUp({ factor });
  drag.press(300, 0);
  drag.move(200, 20);

  expect(strip.px).toBe(px);
});

test('treats a tremor as a click', () => {
  const { drag, strip } = setUp();
  drag.press(300, 0);
  drag.move(300 + THRESHOLD_PX - 1, 20);
  drag.release(30);

  expect(strip).toEqual({ px: 500, starts: 0, ends: [] });
  expect(drag.takeClick()).toBe(false);
});

test('suppresses the one click that ends a drag', () => {
  const { drag } = setUp();
  drag.press(300, 0);
  drag.move(280, 20);
  drag.release(30);

  expect(drag.takeClick()).toBe(true);
  expect(drag.takeClick()).toBe(false);
});

test('does not suppress a later click after a drag that ended without one', () => {
  const { drag } = setUp();
  drag.press(300, 0);
  drag.move(200, 20);
  drag.release(30);
  drag.press(100, 1000);
  drag.release(1010);

  expect(drag.takeClick()).toBe(false);
});

test('glides on in the direction of the pointer, but not if it rested', () => {
  const fast = setUp();
  fast.drag.press(300, 0);
  fast.drag.move(200, 50);
  fast.drag.release(50);
  expect(fast.strip.ends[0]).toBeGreaterThan(300);

  const rested = setUp();
  rested.drag.press(300, 0);
  rested.drag.move(200, 50);
  rested.drag.release(600);
  expect(rested.strip.ends).toEqual([-0]);
});

test('stays where it is when the pointer is cancelled', () => {
  const { drag, strip } = setUp();
  drag.press(300, 0);
  drag.move(200, 20);
  drag.cancel();
  drag.move(0, 40);

  expect(strip).toEqual({ px: 600, starts: 1, ends: [0] });
});

test('ignores moves without a press', () => {
  const { drag, strip } = setUp();
  drag.move(0, 0);
  drag.release(0);

  expect(strip).toEqual({ px: 500, starts: 0, ends: [] });
});
