import { whenIdle } from './whenIdle';

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  globalThis.requestIdleCallback = jest.fn((callback: IdleRequestCallback) =>
    Number(setTimeout(callback, 0)),
  );
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const act = jest.fn(() => Promise.resolve());
beforeEach(() => act.mockClear());

test('asks for an idle moment at once if nothing is still loading', () => {
  whenIdle(act);
  expect(requestIdleCallback).toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledTimes(1);
});

test('waits for the calm time first', () => {
  whenIdle(act, 3_000);
  jest.advanceTimersByTime(2_999);
  expect(requestIdleCallback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(requestIdleCallback).toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('does nothing once it is cancelled, even during the calm time', () => {
  const cancel = whenIdle(act, 3_000);
  jest.advanceTimersByTime(1_000);
  cancel();
  jest.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
