import { waitFor } from '@testing-library/react';
import { getSlideDirection, notifyRouteCommitted, runRouteTransition } from './routeTransition';

const root = document.documentElement;

function installViewTransitions() {
  const updates: Promise<void>[] = [];
  const ends: (() => void)[] = [];
  document.startViewTransition = ((update: () => Promise<void>) => {
    updates.push(update());
    const finished = new Promise<void>((resolve) => ends.push(resolve));
    return { ready: Promise.resolve(), finished };
  }) as unknown as typeof document.startViewTransition;
  return { updates, finish: (index: number) => ends[index]?.() };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test.each([
  ['/', '/work', 'right'],
  ['/work', '/work/js/drumKit', 'right'],
  ['/work/js/drumKit', '/work', 'left'],
  ['/about', '/contact', 'right'],
])('from %s to %s slides from the %s', (from, to, direction) => {
  expect(getSlideDirection(from, to)).toBe(direction);
});

test('a slide changes the page at once if the browser has no view transitions', () => {
  const change = jest.fn();
  runRouteTransition('slide', '/', '/work', change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(root).not.toHaveAttribute('data-route-transition');
});

test('names kind and direction while it runs, waits for the new page, and cleans up', async () => {
  const { updates, finish } = installViewTransitions();
  runRouteTransition('slide', '/work', '/', () => {});
  expect(root).toHaveAttribute('data-route-transition', 'slide');
  expect(root).toHaveAttribute('data-route-direction', 'left');
  notifyRouteCommitted();
  await updates[0];
  finish(0);
  await waitFor(() => expect(root).not.toHaveAttribute('data-route-transition'));
});

test.each([true, false])(
  'fades in the new page once it is in the document, without a snapshot of the previous one; view transitions: %s',
  async (hasThem) => {
    const updates = hasThem ? installViewTransitions().updates : [];
    document.body.innerHTML = '<main></main>';
    const animate = jest.fn(() => ({ finished: Promise.resolve() }));
    Object.assign(document.querySelector('main') ?? {}, { animate });
    const change = jest.fn();
    runRouteTransition('fade', '/', '/work', change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(animate).not.toHaveBeenCalled();
    notifyRouteCommitted();
    notifyRouteCommitted();
    expect(animate).toHaveBeenCalledTimes(1);
    expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 180);
    expect(root).toHaveAttribute('data-route-transition', 'fade');
    expect(updates).toHaveLength(0);
    await waitFor(() => expect(root).not.toHaveAttribute('data-route-transition'));
  },
);

test('a replaced transition does not remove the mark of the next one', async () => {
  const { finish } = installViewTransitions();
  runRouteTransition('zoom', '/', '/work', () => {});
  runRouteTransition('slide', '/work', '/', () => {});
  finish(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(root).toHaveAttribute('data-route-transition', 'slide');
  finish(1);
  await waitFor(() => expect(root).not.toHaveAttribute('data-route-transition'));
});

test('changes at once under reduced motion', () => {
  const { updates } = installViewTransitions();
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const change = jest.fn();
  runRouteTransition('zoom', '/', '/work', change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(updates).toHaveLength(0);
});
