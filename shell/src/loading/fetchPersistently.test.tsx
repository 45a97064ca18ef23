import { fetchPersistently } from './fetchPersistently';

const fetchFile = jest.fn<Promise<Response>, [string, RequestInit]>();
const original = globalThis.fetch;

const answer = (text: string) => ({ text: () => Promise.resolve(text) }) as Response;
const read = (response: Response) => response.text();

/** Hangs until its signal aborts, then rejects like a real fetch. */
const hang = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

beforeEach(() => {
  jest.useFakeTimers();
  fetchFile.mockReset();
  globalThis.fetch = fetchFile as typeof fetch;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.fetch = original;
});

test('requests a file once if it arrives', async () => {
  fetchFile.mockResolvedValueOnce(answer('data'));
  expect(await fetchPersistently('/data.json', read, { integrity: 'sha384-a' })).toBe('data');
  expect(fetchFile.mock.calls.map(([url, { integrity, cache }]) => [url, integrity, cache])).toEqual([
    ['/data.json', 'sha384-a', undefined],
  ]);
});

test('retries, bypassing the browser’s cache', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('reset')).mockResolvedValueOnce(answer('data'));
  const result = fetchPersistently('/data.json', read);
  await jest.advanceTimersByTimeAsync(600);
  expect(await result).toBe('data');
  expect(fetchFile.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'reload']);
});

test('retries if the answer is invalid', async () => {
  fetchFile.mockResolvedValueOnce(answer('corrupted')).mockResolvedValueOnce(answer('data'));
  const result = fetchPersistently('/data.json', async (response) => {
    const text = await response.text();
    if (text === 'corrupted') throw new SyntaxError('Unexpected token');
    return text;
  });
  await jest.advanceTimersByTimeAsync(600);
  expect(await result).toBe('data');
});

test('gives up after five tries, with the last error', async () => {
  fetchFile.mockRejectedValue(new TypeError('reset'));
  const result = fetchPersistently('/data.json', read);
  const isRefused = expect(result).rejects.toThrow('reset');
  await jest.advanceTimersByTimeAsync(30_000);
  await isRefused;
  expect(fetchFile).toHaveBeenCalledTimes(5);
});

test('does not wait for an answer that hangs', async () => {
  fetchFile.mockImplementationOnce(hang).mockResolvedValueOnce(answer('data'));
  const result = fetchPersistently('/data.json', read);
  await jest.advanceTimersByTimeAsync(21_000);
  expect(await result).toBe('data');
});

test('ends after two minutes if every answer hangs', async () => {
  fetchFile.mockImplementation(hang);
  const result = fetchPersistently('/data.json', read);
  const isRefused = expect(result).rejects.toMatchObject({ name: 'TimeoutError' });
  await jest.advanceTimersByTimeAsync(121_000);
  await isRefused;
});

test('does not retry offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchFile.mockRejectedValue(new TypeError('offline'));
  await expect(fetchPersistently('/data.json', read)).rejects.toThrow('offline');
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test.each([
  ['while it waits for an answer', hang],
  ['during a pause', () => Promise.reject(new TypeError('reset'))],
])('aborts when its caller aborts it %s', async (_moment, behave) => {
  fetchFile.mockImplementation(behave);
  const controller = new AbortController();
  const result = fetchPersistently('/data.json', read, { signal: controller.signal });
  const isRefused = expect(result).rejects.toThrow('given up');
  await jest.advanceTimersByTimeAsync(100);
  controller.abort(new Error('given up'));
  await isRefused;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetchFile).toHaveBeenCalledTimes(1);
});
