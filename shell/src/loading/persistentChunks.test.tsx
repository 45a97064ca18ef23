import { createPersistentLoader, type LoadScript } from './persistentChunks';

type Load = Parameters<LoadScript>;

const loads: Load[] = [];
const fetchFile = jest.fn(() => Promise.reject(new TypeError('offline')));
const onEnd = jest.fn();

const listUrls = () => loads.map(([url]) => url.replace(/\d{5,}$/, 'N'));
const end = (index: number, type: string) => loads[index]?.[1]({ type });

beforeEach(() => {
  jest.useFakeTimers();
  loads.length = 0;
  onEnd.mockClear();
  fetchFile.mockClear();
  Object.assign(globalThis, { fetch: fetchFile });
  createPersistentLoader((...given) => loads.push(given))('/shell/about.1.js', onEnd, 'shell:about', 'about');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('reports a chunk that arrives, after one request', () => {
  end(0, 'load');
  jest.advanceTimersByTime(200_000);
  expect(listUrls()).toEqual(['/shell/about.1.js']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('retries under another address as the same chunk, and replaces the cached answer', () => {
  end(0, 'error');
  expect(onEnd).not.toHaveBeenCalled();
  expect(fetchFile).toHaveBeenCalledWith('/shell/about.1.js', { cache: 'reload' });
  jest.advanceTimersByTime(600);
  expect(listUrls()).toEqual(['/shell/about.1.js', '/shell/about.1.js?again=N']);
  expect(loads[1]?.[3]).toBe('about');
  expect(loads[1]?.[2]).not.toBe(loads[0]?.[2]);
  end(1, 'load');
  expect(onEnd).toHaveBeenCalledWith({ type: 'load' });
});

test('gives up after five tries', () => {
  for (let tries = 0; tries < 5; tries += 1) {
    end(tries, 'error');
    jest.advanceTimersByTime(7_000);
  }
  expect(loads).toHaveLength(5);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledWith({ type: 'error' });
});

test('sends a second request if the first hangs; the first answer counts', () => {
  jest.advanceTimersByTime(8_000);
  expect(loads).toHaveLength(2);
  end(1, 'load');
  end(0, 'error');
  jest.advanceTimersByTime(200_000);
  expect(loads).toHaveLength(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('waits for the other request if one of two fails', () => {
  jest.advanceTimersByTime(8_000);
  end(1, 'error');
  jest.advanceTimersByTime(8_000);
  expect(loads).toHaveLength(2);
  end(0, 'load');
  expect(onEnd).toHaveBeenCalledWith({ type: 'load' });
});

test('ends at the loader’s own time limit', () => {
  end(0, 'timeout');
  expect(onEnd).toHaveBeenCalledWith({ type: 'timeout' });
  jest.advanceTimersByTime(200_000);
  expect(loads).toHaveLength(1);
});

test('times out just before 120 seconds, so that the next try of a page sends a new request', () => {
  jest.advanceTimersByTime(119_000);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(onEnd).toHaveBeenCalledWith({ type: 'timeout', target: { src: '/shell/about.1.js' } });
  const { length } = loads;
  end(0, 'load');
  jest.advanceTimersByTime(200_000);
  expect(loads).toHaveLength(length);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('does not retry after the time limit, if that passes during the pause', () => {
  jest.advanceTimersByTime(119_400);
  const { length } = loads;
  for (let index = 0; index < length; index += 1) end(index, 'error');
  jest.advanceTimersByTime(200_000);
  expect(loads).toHaveLength(length);
  expect(onEnd.mock.calls).toEqual([[{ type: 'timeout', target: { src: '/shell/about.1.js' } }]]);
});

test('does not retry offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  end(0, 'error');
  expect(onEnd).toHaveBeenCalledWith({ type: 'error' });
});
