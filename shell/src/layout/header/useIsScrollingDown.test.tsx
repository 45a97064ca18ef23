import { act, renderHook } from '@testing-library/react';
import { useIsScrollingDown } from './useIsScrollingDown';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

it('is true while scrolling down and false while scrolling up', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  expect(result.current).toBe(false);
  scrollTo(300);
  expect(result.current).toBe(true);
  scrollTo(200);
  expect(result.current).toBe(false);
});

it('does not change over a few pixels', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  scrollTo(300);
  scrollTo(295);
  expect(result.current).toBe(true);
});

it('is false near the top', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  scrollTo(90);
  expect(result.current).toBe(false);
});

it('detects slow scrolling, too', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  for (let y = 100; y <= 140; y += 4) scrollTo(y);
  expect(result.current).toBe(true);
});
