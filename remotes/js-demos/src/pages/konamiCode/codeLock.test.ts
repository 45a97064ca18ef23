import { CODE } from './code';
import { createCodeLock } from './codeLock';

const enterAll = (lock: ReturnType<typeof createCodeLock>) => CODE.map((input) => lock.enter(input)).at(-1);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('opens with the whole code, and shows more each time', () => {
  const lock = createCodeLock();
  expect(enterAll(lock)).toBe('complete');
  expect(lock.get()).toMatchObject({ level: 1, entered: 0 });

  lock.hideRedlines();
  enterAll(lock);
  enterAll(lock);
  expect(lock.get().level).toBe(3);

  enterAll(lock);
  expect(lock.get().level).toBe(3);
});

test('distinguishes a right input from one that starts over', () => {
  const lock = createCodeLock();

  expect([lock.enter('up'), lock.enter('up'), lock.enter('left')]).toEqual([
    'right',
    'right',
    'started over',
  ]);
});

test('resets an unfinished code after a while, timed from the last input', () => {
  const lock = createCodeLock();
  lock.enter('up');
  jest.advanceTimersByTime(4000);
  lock.enter('up');
  jest.advanceTimersByTime(4000);
  expect(lock.get().entered).toBe(2);

  jest.advanceTimersByTime(1000);
  expect(lock.get().entered).toBe(0);
});

test('waits for ever if the visitor chooses so', () => {
  const lock = createCodeLock();
  lock.enter('up');
  lock.setPatience(null);
  jest.advanceTimersByTime(3_600_000);

  expect(lock.get().entered).toBe(1);
});

test('ignores inputs while it is switched off', () => {
  const lock = createCodeLock();
  lock.setListening(false);

  expect(enterAll(lock)).toBe('ignored');
  expect(lock.get().level).toBe(0);
});

test('leaves no timer behind and hides the redlines', () => {
  const lock = createCodeLock();
  const detach = lock.attach();
  enterAll(lock);
  lock.enter('up');
  detach();

  expect(jest.getTimerCount()).toBe(0);
  expect(lock.get()).toMatchObject({ entered: 0, level: 0 });
});
