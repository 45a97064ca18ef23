import { act, render } from '@testing-library/react';
import { Offline } from './Offline';
import { startServiceWorker } from './startServiceWorker';

jest.mock('./startServiceWorker', () => ({ startServiceWorker: jest.fn(() => Promise.resolve(null)) }));
jest.mock('react-router-dom', () => ({ useLocation: () => ({ pathname: '/' }) }));
jest.mock('../alerts/AlertProvider', () => ({ useShowAlert: () => jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(startServiceWorker).mockClear();
  globalThis.requestIdleCallback = (callback) => Number(setTimeout(callback, 0));
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function visit(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  render(<Offline remote={undefined} />);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('begins to fetch the site after three calm seconds of a first visit', async () => {
  visit(null);
  await wait(2_900);
  expect(startServiceWorker).not.toHaveBeenCalled();
  await wait(200);
  expect(startServiceWorker).toHaveBeenCalled();
});

test('does not wait if a worker serves the page', async () => {
  visit({});
  await wait(100);
  expect(startServiceWorker).toHaveBeenCalled();
});
