import { NO_SERVICE_WORKER_ATTRIBUTE } from '@portfolio/contract';
import { act, render, screen } from '@testing-library/react';
import type { ShellAlert } from '../alerts/alertList';
import { startServiceWorker } from './startServiceWorker';

interface FakeWorker {
  state: string;
  postMessage: jest.Mock;
}

const createWorker = (): FakeWorker => ({ state: 'installed', postMessage: jest.fn() });

let registration: { waiting: FakeWorker | null; installing: null; update: () => Promise<void> };
let alerts: ShellAlert[];

beforeEach(() => {
  alerts = [];
  registration = { waiting: null, installing: null, update: () => Promise.resolve() };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const start = async () => {
  const worker = await startServiceWorker((alert) => {
    alerts.push(alert);
    return () => {};
  }, undefined);
  if (worker === null) throw new Error('There is no worker.');
  return worker;
};

/** Without StrictMode, which removes each alert once: an alert that is removed counts as closed. */
const showLast = () => render(<>{alerts.at(-1)?.description}</>, { reactStrictMode: false });

test('in a composition without a worker, removes the worker and everything that it cached', async () => {
  const unregister = jest.fn(() => Promise.resolve(true));
  Object.assign(navigator.serviceWorker, { getRegistrations: () => Promise.resolve([{ unregister }]) });
  const deleteCache = jest.fn(() => Promise.resolve(true));
  const keys = () =>
    Promise.resolve([
      'workbox-precache-v2-https://localhost/',
      'visited-pages',
      'earlier-files 1 2',
      'rsvp-pictures',
    ]);
  Object.assign(globalThis, { caches: { keys, delete: deleteCache } });
  document.documentElement.setAttribute(NO_SERVICE_WORKER_ATTRIBUTE, '');
  await expect(start()).rejects.toThrow('There is no worker.');
  expect(unregister).toHaveBeenCalledTimes(1);
  // The last one is of a page of a remote.
  expect(deleteCache.mock.calls.flat()).toEqual([
    'workbox-precache-v2-https://localhost/',
    'visited-pages',
    'earlier-files 1 2',
  ]);
  document.documentElement.removeAttribute(NO_SERVICE_WORKER_ATTRIBUTE);
  Reflect.deleteProperty(globalThis, 'caches');
});

test('offers newer versions once, and the offer activates the newest', async () => {
  const worker = await start();
  const first = createWorker();
  registration.waiting = first;
  worker.offerUpdate();
  worker.offerUpdate();
  showLast();
  const second = createWorker();
  registration.waiting = second;
  worker.offerUpdate();
  expect(alerts).toHaveLength(1);

  act(() => screen.getByRole('button', { name: 'Show the newer version' }).click());
  expect(second.postMessage).toHaveBeenCalledTimes(1);
  expect(first.postMessage).not.toHaveBeenCalled();
});

test('offers the next version after the visitor has closed an offer, but not the same one again', async () => {
  const worker = await start();
  registration.waiting = createWorker();
  worker.offerUpdate();
  showLast().unmount();
  worker.offerUpdate();
  expect(alerts).toHaveLength(1);

  registration.waiting = createWorker();
  worker.offerUpdate();
  expect(alerts).toHaveLength(2);
});
