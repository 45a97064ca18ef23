import '../../auth/auth-testing/textCoding';
import { createListeners } from '@portfolio/kit';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { PageData } from '../../site-map/pageData';
import { PageContent } from './PageContent';

const DATA: PageData = { path: '/work', page: 'work', title: '', description: '', crumbs: [] };

const start = jest.fn();
const stop = jest.fn();

function Work() {
  useEffect(() => {
    start();
    return stop;
  }, []);
  return <h1>Work</h1>;
}

/** A prerendered page, and whether it is shown. */
function createPrerendered({ isShown }: { isShown: boolean }) {
  const { subscribe, notify } = createListeners();
  const state = { isShown };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<PageContent data={DATA} Page={Work} />);
  const page = (
    <PageContent data={DATA} Page={Work} visibility={{ isShown: () => state.isShown, subscribe }} />
  );
  const setShown = (next: boolean) => {
    state.isShown = next;
    notify();
  };
  return { container, setShown, hydrate: () => hydrateRoot(container, page) };
}

beforeEach(() => jest.clearAllMocks());

test('hydrates the prerendered page in place', async () => {
  const { container, hydrate } = createPrerendered({ isShown: true });
  const heading = container.querySelector('h1');
  await act(async () => hydrate());
  expect(container.querySelector('h1')).toBe(heading);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that is left before it has hydrated is there once, runs no effects, and starts when it is shown again', async () => {
  const { container, setShown, hydrate } = createPrerendered({ isShown: false });
  await act(async () => hydrate());
  expect(start.mock.calls.length).toBe(stop.mock.calls.length);

  await act(async () => setShown(true));
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(start.mock.calls.length).toBe(stop.mock.calls.length + 1);
});

test('a page that is left in the middle of hydrating is there once', async () => {
  const { container, setShown, hydrate } = createPrerendered({ isShown: true });
  await act(async () => {
    hydrate();
    setShown(false);
  });
  await act(async () => setShown(true));
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(start.mock.calls.length).toBe(stop.mock.calls.length + 1);
});
