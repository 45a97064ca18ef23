import { MARKS, MAX_RATE, MIN_RATE, describeRate, findKeyRate, snapRate, toRate, toShare } from './speed';

test('gives each doubling of speed the same space', () => {
  expect(MARKS.map(toShare)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test.each([
  [-1, MIN_RATE],
  [0, 0.25],
  [0.5, 1],
  [0.508, 1],
  [0.75, 2],
  [2, MAX_RATE],
])('at %d of the bar the speed is %d', (share, rate) => {
  expect(toRate(share)).toBe(rate);
});

test('maps every step to its position and back, or to the mark beside it', () => {
  for (let step = 5; step <= 80; step += 1) {
    const rate = snapRate(step * 0.05);
    const back = toRate(toShare(rate));
    expect(back === rate || MARKS.some((mark) => mark === back)).toBe(true);
  }
});

test.each([
  ['ArrowUp', 1, 1.05],
  ['ArrowRight', 1.1, 1.15],
  ['ArrowDown', 1, 0.95],
  ['ArrowLeft', 0.25, 0.25],
  ['PageUp', 1, 1.25],
  ['PageDown', 0.4, 0.25],
  ['Home', 2, 0.25],
  ['End', 2, 4],
])('%s goes from %d to %d', (key, rate, expected) => {
  expect(findKeyRate(key, rate)).toBe(expected);
});

test('ignores other keys', () => {
  expect(findKeyRate('a', 1)).toBeNull();
  expect(findKeyRate(' ', 1)).toBeNull();
});

test('adds steps without rounding errors', () => {
  let rate = 0.25;
  for (let press = 0; press < 75; press += 1) rate = findKeyRate('ArrowUp', rate) ?? rate;

  expect(rate).toBe(4);
});

test('describes a speed as people say it', () => {
  expect(describeRate(1.5)).toBe('1.5 times');
  expect(describeRate(1)).toBe('normal speed');
});
