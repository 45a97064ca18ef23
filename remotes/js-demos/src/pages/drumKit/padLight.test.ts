import { createClassicLight, createTimedLight } from './padLight';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('classic: stays lit for ever if no animation ends', () => {
  let isLit = false;
  const light = createClassicLight({ setLit: (next) => (isLit = next) });
  light.strike();
  jest.advanceTimersByTime(60_000);
  expect(isLit).toBe(true);

  light.handleTransitionEnd();
  expect(isLit).toBe(false);
});

test('fixed: turns off automatically, timed from the last stroke', () => {
  let isLit = false;
  const light = createTimedLight({ setLit: (next) => (isLit = next) }, 150);
  light.strike();
  jest.advanceTimersByTime(100);
  light.strike();
  jest.advanceTimersByTime(100);
  expect(isLit).toBe(true);

  jest.advanceTimersByTime(50);
  expect(isLit).toBe(false);
});

test('fixed: leaves no timer behind', () => {
  const light = createTimedLight({ setLit: () => {} }, 150);
  light.strike();
  light.dispose();

  expect(jest.getTimerCount()).toBe(0);
});
