import { createLeadingDebounce, isClassicShown } from './classicReveal';
import { createRevealer } from './revealer';
import { createFakeObserver } from './scroll-testing/fakeObserver';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TILES = [0, 1, 2, 3].map((row) => ({ topPx: row * 100, heightPx: 100 }));

/** A window of 200 px over the tiles, with the debounced classic check. */
function setUpClassic() {
  const view = { topPx: 0, heightPx: 200 };
  let shown: number[] = [];
  const check = createLeadingDebounce(() => {
    shown = TILES.flatMap((tile, row) => (isClassicShown(tile, view) ? [row] : []));
  }, 20);
  const scroll = (topPx: number) => {
    view.topPx = topPx;
    check.call();
  };
  return { scroll, check, getShown: () => shown };
}

test('classic: shows nothing before the first scroll, even if it is visible', () => {
  expect(setUpClassic().getShown()).toEqual([]);
});

test('classic: misses where a burst of scroll events ends', () => {
  const { scroll, getShown } = setUpClassic();
  for (const topPx of [10, 60, 120, 200]) {
    scroll(topPx);
    jest.advanceTimersByTime(8);
  }
  jest.advanceTimersByTime(1000);

  // The scroll ends with tiles 2 and 3 in the window.
  expect(getShown()).toEqual([0, 1]);
});

test('classic: catches up only with the next burst', () => {
  const { scroll, getShown } = setUpClassic();
  scroll(10);
  scroll(200);
  jest.advanceTimersByTime(1000);
  scroll(200);

  expect(getShown()).toEqual([2, 3]);
});

test('classic: leaves no timer when it is disposed', () => {
  const { scroll, check } = setUpClassic();
  scroll(10);
  check.dispose();

  expect(jest.getTimerCount()).toBe(0);
});

test('fixed: shows what is visible without a scroll, and where the scroll ends', () => {
  const observer = createFakeObserver();
  const revealer = createRevealer(['first', 'last'], observer.create);
  const [first, last] = [{} as Element, {} as Element];
  revealer.watch(
    new Map([
      ['first', first],
      ['last', last],
    ]),
    { share: 0.5, isOnce: true },
  );
  observer.see(first, 400);
  observer.see(last, 0);
  expect(revealer.get().stages).toEqual({ first: 'shown', last: 'waiting' });

  observer.see(last, 400);
  expect(revealer.get().stages.last).toBe('shown');
});
