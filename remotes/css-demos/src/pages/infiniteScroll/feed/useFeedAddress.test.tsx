import { act, renderHook } from '@testing-library/react';
import { useFeedAddress } from './useFeedAddress';

/** Longer than the delay with which the address is written. */
const WRITTEN_MS = 1000;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/work/CSS/infiniteScroll');
});

afterEach(() => jest.useRealTimers());

function readFeed() {
  const onArrive = jest.fn();
  const { rerender } = renderHook(({ place }) => useFeedAddress(place, onArrive), {
    initialProps: { place: null as number | null },
  });
  return {
    onArrive,
    readTo(place: number | null) {
      rerender({ place });
      act(() => jest.advanceTimersByTime(WRITTEN_MS));
    },
  };
}

/** What a browser does when a link to a part of the page is followed, or when the reader goes back. */
function goTo(url: string) {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a link to a part of the page leaves the reader there', () => {
  const { onArrive, readTo } = readFeed();
  readTo(50);
  expect(window.location.search).toBe('?at=50');
  goTo('#how-it-works');
  expect(onArrive).not.toHaveBeenCalled();
});

test('a link to a part of the page leaves the reader there, also at the position of the first address', () => {
  window.history.replaceState(null, '', '?at=50');
  const { onArrive } = readFeed();
  expect(onArrive).toHaveBeenCalledWith(50);
  onArrive.mockClear();
  goTo('#how-it-works');
  expect(onArrive).not.toHaveBeenCalled();
});

test('going back returns to the position in the address, once the feed has been left', () => {
  const { onArrive, readTo } = readFeed();
  readTo(50);
  goTo('#how-it-works');
  readTo(null);
  expect(window.location.search).toBe('');
  goTo('?at=50');
  expect(onArrive).toHaveBeenCalledWith(50);
});
