import { createSpeedometer, findGlidePosition, toRunPx } from './glide';

const GLIDE = { fromPx: 100, toPx: 400 };

test('starts where it is released, slows down and arrives', () => {
  const at = (elapsedMs: number) => findGlidePosition(GLIDE, elapsedMs).px;
  expect(at(0)).toBe(100);
  expect(at(100) - at(0)).toBeGreaterThan(at(200) - at(100));
  expect(findGlidePosition(GLIDE, 1000).isDone).toBe(false);
  expect(findGlidePosition(GLIDE, 3000)).toEqual({ px: 400, isDone: true });
});

test('starts with the speed of the pointer', () => {
  const velocityPxPerMs = 2;
  const glide = { fromPx: 0, toPx: toRunPx(velocityPxPerMs) };

  expect(findGlidePosition(glide, 1).px).toBeCloseTo(velocityPxPerMs, 1);
});

test('measures the last moments of a movement', () => {
  const speed = createSpeedometer();
  speed.start(0, 0);
  for (let timeMs = 10; timeMs <= 200; timeMs += 10) speed.add(timeMs < 100 ? 0 : (timeMs - 100) * 3, timeMs);

  expect(speed.read(200)).toBeCloseTo(3, 5);
});

test('measures no speed if the pointer rested or was only pressed', () => {
  const speed = createSpeedometer();
  expect(speed.read(0)).toBe(0);
  speed.start(0, 0);
  expect(speed.read(0)).toBe(0);

  speed.add(80, 20);
  expect(speed.read(20)).toBe(4);
  expect(speed.read(200)).toBe(0);
});
