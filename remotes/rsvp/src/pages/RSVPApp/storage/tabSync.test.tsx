import { createTabSync } from './tabSync';

/** A tab's channel; a message reaches all other channels of the same name. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();

  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close() {
    FakeChannel.open.delete(this);
  }
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

test('is notified of the other tabs, not of itself, until it is closed', () => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const onNews = jest.fn();
  const own = createTabSync(onNews);
  const other = createTabSync(() => {});

  own.announce();
  expect(onNews).not.toHaveBeenCalled();
  other.announce();
  expect(onNews).toHaveBeenCalledTimes(1);

  own.close();
  other.announce();
  expect(onNews).toHaveBeenCalledTimes(1);
  other.close();
  expect(FakeChannel.open.size).toBe(0);
});

test('notifies the other tabs also of a write that ends after the page was left', () => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const onNews = jest.fn();
  const own = createTabSync(() => {});
  const other = createTabSync(onNews);
  own.close();
  own.announce();
  expect(onNews).toHaveBeenCalledTimes(1);
  other.close();
  expect(FakeChannel.open.size).toBe(0);
});

test.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['taken from the back and forward cache', () => window.dispatchEvent(new Event('pageshow'))],
])('a tab that is %s may have missed something, even without a channel', (_what, comeBack) => {
  const onNews = jest.fn();
  const sync = createTabSync(onNews);
  sync.announce();

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  comeBack();
  expect(onNews).not.toHaveBeenCalled();
  visibility.mockRestore();
  comeBack();
  expect(onNews).toHaveBeenCalledTimes(1);

  sync.close();
  comeBack();
  expect(onNews).toHaveBeenCalledTimes(1);
});
