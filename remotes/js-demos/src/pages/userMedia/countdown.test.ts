import { createCountdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const ticks: (number | null)[] = [];
  const onEnd = jest.fn();
  return { ticks, onEnd, countdown: createCountdown({ onTick: (leftS) => ticks.push(leftS), onEnd }) };
}

test('counts down second by second and ends once', () => {
  const { ticks, onEnd, countdown } = setUp();
  countdown.start(3);
  jest.advanceTimersByTime(2999);
  expect(ticks).toEqual([3, 2, 1]);
  expect(onEnd).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);
  expect(ticks).toEqual([3, 2, 1, null]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('ends at once if the delay is 0', () => {
  const { onEnd, countdown } = setUp();
  countdown.start(0);

  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('does not end after it was cancelled, and leaves no timer', () => {
  const { ticks, onEnd, countdown } = setUp();
  countdown.start(3);
  countdown.cancel();
  jest.advanceTimersByTime(10_000);

  expect(ticks.at(-1)).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('starts over when it is started again', () => {
  const { onEnd, countdown } = setUp();
  countdown.start(3);
  jest.advanceTimersByTime(2000);
  countdown.start(3);
  jest.advanceTimersByTime(2000);
  expect(onEnd).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
