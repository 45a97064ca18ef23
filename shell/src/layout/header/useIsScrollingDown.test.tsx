import { act, renderHook } from '@testing-library/react';
import { useIsScrollingDown } from './useIsScrollingDown';

const setScrollY = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

function scrollTo(y: number) {
  act(() => {
    setScrollY(y);
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

test('is true while scrolling down and false while scrolling up', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  expect(result.current).toBe(false);
  scrollTo(300);
  expect(result.current).toBe(true);
  scrollTo(200);
  expect(result.current).toBe(false);
});

test('does not change over a few pixels', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  scrollTo(300);
  scrollTo(295);
  expect(result.current).toBe(true);
});

test('is false near the top', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  scrollTo(90);
  expect(result.current).toBe(false);
});

test('detects slow scrolling, too', () => {
  const { result } = renderHook(() => useIsScrollingDown());
  for (let y = 100; y <= 140; y += 4) scrollTo(y);
  expect(result.current).toBe(true);
});

test('is false after scrolling up first on a page that was reloaded further down', async () => {
  setScrollY(2_000);
  const { result } = renderHook(() => useIsScrollingDown());
  await new Promise(requestAnimationFrame);
  scrollTo(1_900);
  expect(result.current).toBe(false);
});

test('detects a jump right after the first frame, though its event comes late', async () => {
  const { result } = renderHook(() => useIsScrollingDown());
  await new Promise(requestAnimationFrame);
  setScrollY(1_500);
  await new Promise((resolve) => setTimeout(resolve, 50));
  scrollTo(1_500);
  expect(result.current).toBe(true);
});
