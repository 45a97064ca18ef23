import { act, render, screen } from '@testing-library/react';
import { useReducedMotion } from './useReducedMotion';

function installMatchMedia(matches: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  const matchMedia = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => list as unknown as MediaQueryList);
  return { list, listeners, matchMedia };
}

function Probe() {
  return <p>{useReducedMotion() ? 'still' : 'moving'}</p>;
}

describe('useReducedMotion', () => {
  test('reads the visitor’s preference', () => {
    const { matchMedia } = installMatchMedia(true);
    render(<Probe />);
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(screen.getByText('still')).toBeVisible();
  });

  test('follows a change', () => {
    const { list, listeners } = installMatchMedia(false);
    render(<Probe />);
    expect(screen.getByText('moving')).toBeVisible();
    list.matches = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(screen.getByText('still')).toBeVisible();
  });

  test('removes its listener on unmount', () => {
    const { listeners } = installMatchMedia(false);
    const { unmount } = render(<Probe />);
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
});
