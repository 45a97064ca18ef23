import { act, fireEvent, screen, within } from '@testing-library/react';
import { installReducedMotion } from '../../demo-testing/reducedMotion';
import { renderDemo } from '../../demo-testing/renderDemo';
import { BRIDGES } from './bridges';
import ScrollInPage from './page';
import { createFakeObserver } from './scroll-testing/fakeObserver';

let observers: ReturnType<typeof createFakeObserver>[] = [];
const originalObserver = window.IntersectionObserver;

beforeEach(() => {
  observers = [];
  Object.assign(window, {
    IntersectionObserver: function FakeObserver(
      onEntries: Parameters<ReturnType<typeof createFakeObserver>['create']>[0],
    ) {
      const fake = createFakeObserver();
      observers.push(fake);
      return fake.create(onEntries);
    },
  });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  window.IntersectionObserver = originalObserver;
  jest.useRealTimers();
});

const open = (address?: string) => renderDemo('scrollIn', ScrollInPage, { address });
const frames = () => [...document.querySelectorAll<HTMLElement>('[data-picture]')];
const stages = () => frames().map((frame) => frame.querySelector<HTMLElement>('[data-stage]')?.dataset.stage);
const watcher = () => {
  const observer = observers.findLast(({ watched }) => frames().some((frame) => watched.has(frame)));
  if (observer === undefined) throw new Error('No picture is observed.');
  return observer;
};
const see = (number: number, visiblePx: number) =>
  act(() => watcher().see(frames()[number - 1] as HTMLElement, visiblePx));
const all = (stage: string) => BRIDGES.map(() => stage);
const box = (group: string) => within(screen.getByRole('group', { name: group }));

test('shows every picture with its text until the observer has reported', async () => {
  await open();

  expect(stages()).toEqual(all('plain'));
  for (const { name, alt } of BRIDGES) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(screen.getAllByAltText(alt)).toHaveLength(2);
  }
});

test('reserves space for each picture before it loads, and loads it lazily', async () => {
  await open();
  const pictures = screen.getAllByRole('img').filter((image) => image instanceof HTMLImageElement);

  expect(pictures).toHaveLength(12);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('width', '960');
    expect(picture).toHaveAttribute('height', '600');
    expect(picture).toHaveAttribute('loading', 'lazy');
  }
});

test('reveals a picture when half of it is visible, and keeps it', async () => {
  await open();
  see(1, 400);
  see(2, 0);
  expect(stages().slice(0, 2)).toEqual(['shown', 'waiting']);

  see(2, 190);
  expect(stages()[1]).toBe('waiting');
  see(2, 210);
  expect(stages()[1]).toBe('shown');
  see(2, 0);
  expect(stages()[1]).toBe('shown');
});

test('observes all pictures again when a scroll ends, for those that a jump skipped', async () => {
  await open();
  see(4, 0);
  const { watched } = watcher();
  watched.clear();
  fireEvent(document, new Event('scrollend'));
  expect(watched.size).toBe(BRIDGES.length);

  act(() => watcher().pass(frames()[3] as HTMLElement));
  expect(stages()[3]).toBe('shown');
});

test('hides a picture that left the window if it comes in each time', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Each time it comes into sight' }));
  see(2, 400);
  see(2, 10);
  expect(stages()[1]).toBe('shown');

  see(2, 0);
  expect(stages()[1]).toBe('waiting');
});

test('waits until as much of a picture is visible as the slider says', async () => {
  await open();
  fireEvent.change(screen.getByRole('slider', { name: 'Visible before it comes in' }), {
    target: { value: '100' },
  });
  see(3, 0);
  see(3, 390);
  expect(stages()[2]).toBe('waiting');

  see(3, 400);
  expect(stages()[2]).toBe('shown');
});

test('replays from the first picture, which gets the focus', async () => {
  const { user } = await open();
  see(1, 400);
  await user.click(screen.getByRole('button', { name: 'Replay from the first picture' }));

  expect(stages()).toEqual(all('waiting'));
  expect(screen.getByRole('article', { name: 'Six ways across' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('All six pictures are waiting again');
  see(1, 400);
  expect(stages()[0]).toBe('shown');
});

test('moves nothing under reduced motion, even if that changes during the visit', async () => {
  const preference = installReducedMotion(false);
  await open();
  see(2, 0);
  expect(stages()[1]).toBe('waiting');

  preference.change(true);
  expect(stages()).toEqual(all('plain'));
  expect(screen.getByText('Nothing moves')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Replay from the first picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  preference.change(false);
  see(2, 0);
  expect(stages()[1]).toBe('waiting');
});

test('hides nothing in a browser without an observer', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await open();

  expect(stages()).toEqual(all('plain'));
  expect(screen.getByText('This browser cannot tell what is visible')).toBeInTheDocument();
});

test.each([
  ['idle', 'Nothing moves'],
  ['unsupported', 'This browser cannot tell what is visible'],
])('shows the state %s on demand, with every picture in place', async (state, title) => {
  const { user } = await open(`?state=${state}`);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(stages()).toEqual(all('plain'));
  expect(observers.every(({ watched }) => watched.size === 0)).toBe(true);

  await user.click(screen.getByRole('button', { name: /^Actual state/ }));
  expect(screen.queryByText(title)).toBeNull();
  see(4, 0);
  expect(stages()[3]).toBe('waiting');
});

test('shows missing pictures on demand, and a way on', async () => {
  const { user } = await open('?state=failed');
  expect(screen.getByText(BRIDGES[0]?.alt ?? '').tagName).toBe('P');

  await user.click(screen.getByRole('button', { name: 'Load all pictures again' }));
  expect(screen.queryByText('A picture did not load')).toBeNull();
  expect(window.location.search).toBe('');
});

test('goes on revealing pictures after all of them were loaded again', async () => {
  const { user } = await open();
  fireEvent.error(screen.getAllByAltText(BRIDGES[1]?.alt ?? '')[0] as HTMLElement);
  see(2, 0);
  await user.click(screen.getByRole('button', { name: 'Load all pictures again' }));
  expect(watcher().watched).toEqual(new Set(frames()));
  expect(screen.getAllByAltText(BRIDGES[1]?.alt ?? '')).toHaveLength(2);

  see(2, 400);
  expect(stages()[1]).toBe('shown');
});

test('shows the description instead of a picture that fails, and retries', async () => {
  const { user } = await open();
  const alt = BRIDGES[1]?.alt ?? '';
  fireEvent.error(screen.getAllByAltText(alt)[0] as HTMLElement);
  expect(screen.getByText('A picture did not load')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actual state (failed)' })).toBeInTheDocument();
  expect(screen.getByText(alt).tagName).toBe('P');

  await user.click(screen.getByRole('button', { name: 'Load the picture of the arch bridge again' }));
  expect(screen.getByRole('heading', { name: 'Arch' })).toHaveFocus();
  expect(screen.getAllByAltText(alt)).toHaveLength(2);
  expect(screen.queryByText('A picture did not load')).toBeNull();
});

test('offers the scroll timeline only if the browser has one', async () => {
  await open();

  expect(screen.getByRole('radio', { name: 'A scroll timeline (not in this browser)' })).toBeDisabled();
});

test('stops observing when the page is left', async () => {
  const { unmount } = await open();
  const observer = watcher();
  unmount();

  expect(observer.watched.size).toBe(0);
});

test('replays the missed end of a scroll beside the fixed one', async () => {
  window.IntersectionObserver = originalObserver;
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  expect(box('Classic').getByText('Classic: no picture is shown.')).toBeInTheDocument();
  expect(box('Fixed').getByText(/^Fixed: pictures 1, 2, 3/)).toBeInTheDocument();

  const region = box('Classic').getByRole('region');
  Object.defineProperties(region, { clientHeight: { value: 200 }, scrollHeight: { value: 800 } });
  for (const [index, tile] of [...region.querySelectorAll<HTMLElement>('[data-tile]')].entries()) {
    Object.defineProperties(tile, { offsetTop: { value: index * 100 }, offsetHeight: { value: 100 } });
  }
  // A stopped clock, because on a busy machine the second step could come before the event of the first.
  jest.useFakeTimers();
  // jsdom scrolls without an event; browsers fire one after each step.
  fireEvent.click(box('Classic').getByRole('button', { name: /in one go/ }));
  fireEvent.scroll(region);
  act(() => jest.advanceTimersByTime(30));
  expect(region.scrollTop).toBe(600);
  fireEvent.scroll(region);

  expect(box('Classic').getByText('Classic: pictures 1, 2 are shown.')).toBeInTheDocument();

  // The pause after which the classic looks again.
  act(() => jest.advanceTimersByTime(150));
  region.scrollTop = 700;
  fireEvent.scroll(region);
  expect(box('Classic').getByText('Classic: picture 8 is shown.')).toBeInTheDocument();
});
