import { listEvents, RING_SIZE } from './eventRing';
import { emitRemoteEvent, onRemoteEvent, startTrace } from './remoteEvents';

const KEY = 'portfolio:remote-events';

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('passes every event with trace and duration to a callback until it is removed', () => {
  const callback = jest.fn();
  const stop = onRemoteEvent(callback);
  const trace = startTrace('demos', 'one');
  emitRemoteEvent('load', trace, '1.0.0');
  stop();
  emitRemoteEvent('ready', trace, '1.0.0');
  expect(callback).toHaveBeenCalledTimes(1);
  expect(callback).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'load', remoteId: 'demos', page: 'one', traceId: trace.id }),
  );
  expect(callback.mock.calls[0][0].elapsedMs).toBeGreaterThanOrEqual(0);
});

test('keeps the latest events of the tab, oldest first, up to a limit', () => {
  const trace = startTrace('demos', 'one');
  for (let index = 0; index < RING_SIZE + 2; index += 1) emitRemoteEvent('load', trace, `1.0.${index}`);
  const versions = listEvents().map(({ version }) => version);
  expect(versions).toHaveLength(RING_SIZE);
  expect(versions[0]).toBe('1.0.2');
  expect(versions.at(-1)).toBe(`1.0.${RING_SIZE + 1}`);
});

test.each([
  ['invalid JSON', '{'],
  ['a value that is not a list', '{"type":"load"}'],
  ['entries that are not events', '[null, 1, {"type":"load"}]'],
])('ignores storage that holds %s', (_case, text) => {
  sessionStorage.setItem(KEY, text);
  expect(listEvents()).toEqual([]);
});

test('works without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const callback = jest.fn();
  const stop = onRemoteEvent(callback);
  emitRemoteEvent('load', startTrace('demos', 'one'), '1.0.0');
  stop();
  expect(callback).toHaveBeenCalledTimes(1);
});
