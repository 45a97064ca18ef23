import type { OtlpLogs } from '@portfolio/contract/otlp';
import { emitRemoteEvent, startTrace } from '../remotes/remoteEvents';
import { sendEvents } from './sendEvents';

const URL = 'https://collector.example/v1/logs';

const fetchFake = jest.fn<Promise<unknown>, [string, RequestInit?]>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  fetchFake.mockImplementation((url) =>
    Promise.resolve(url === URL ? {} : { json: () => Promise.resolve({ compositionId: 'abcdef012345' }) }),
  );
  Object.assign(globalThis, { fetch: fetchFake });
  Object.assign(performance, { getEntriesByType: () => [] });
});

afterEach(() => {
  jest.useRealTimers();
  fetchFake.mockReset();
});

const listSent = () =>
  fetchFake.mock.calls
    .filter(([url]) => url === URL)
    .map(([, options]) => JSON.parse(String(options?.body)) as OtlpLogs);

const listNames = (logs: OtlpLogs | undefined) =>
  logs?.resourceLogs[0]?.scopeLogs[0]?.logRecords.map(({ eventName }) => eventName);

test('sends the events of a few seconds together, with composition and release, and no data of the visitor', async () => {
  const stop = sendEvents(URL);
  const trace = startTrace('demos', 'one');
  emitRemoteEvent('load', trace, '1.0.0');
  emitRemoteEvent('ready', trace, '1.0.0');
  expect(listSent()).toEqual([]);
  await jest.advanceTimersByTimeAsync(5_000);
  const [logs, ...others] = listSent();
  expect(others).toEqual([]);
  expect(listNames(logs)).toEqual(['portfolio.remote.load', 'portfolio.remote.ready']);
  expect(JSON.stringify(logs)).toContain('"portfolio.composition","value":{"stringValue":"abcdef012345"}');
  expect(fetchFake.mock.calls.at(-1)?.[1]).toMatchObject({
    ...{ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    headers: { 'Content-Type': 'application/json' },
  });
  stop();
  expect(listSent()).toHaveLength(1);
});

test('sends the remaining events when the page is left, and does not retry if the collector fails', async () => {
  fetchFake.mockRejectedValue(new TypeError('offline'));
  const stop = sendEvents(URL);
  emitRemoteEvent('load', startTrace('demos', 'one'), '1.0.0');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listNames(listSent()[0])).toEqual(['portfolio.remote.load']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(listSent()).toHaveLength(1);
  stop();
});

test('sends many events in several requests, of which one may outlive the document: browsers limit them together', async () => {
  const stop = sendEvents(URL);
  const trace = startTrace('demos', 'one');
  for (let count = 0; count < 120; count += 1) emitRemoteEvent('load', trace, '1.0.0');
  await jest.advanceTimersByTimeAsync(5_000);
  const requests = fetchFake.mock.calls.filter(([url]) => url === URL);
  expect(requests.map(([, options]) => options?.keepalive)).toEqual([true, false, false]);
  stop();
});

test('sends nothing offline, and sends the collected events once the network is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = sendEvents(URL);
  emitRemoteEvent('load', startTrace('demos', 'one'), '1.0.0');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetchFake).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(listNames(listSent()[0])).toEqual(['portfolio.remote.load']);
  expect(JSON.stringify(listSent())).toContain('abcdef012345');
  onLine.mockRestore();
  stop();
});

test('keeps only the latest events for the time when the network is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = sendEvents(URL);
  const trace = startTrace('demos', 'one');
  emitRemoteEvent('ready', trace, '1.0.0');
  for (let count = 0; count < 300; count += 1) emitRemoteEvent('retry', trace, '1.0.0');
  emitRemoteEvent('failed', trace, '1.0.0');
  await jest.advanceTimersByTimeAsync(5_000);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(5_000);
  const names = listSent().flatMap((logs) => listNames(logs));
  expect(names).toHaveLength(200);
  expect(names).not.toContain('portfolio.remote.ready');
  expect(names.at(-1)).toBe('portfolio.remote.failed');
  onLine.mockRestore();
  stop();
});
