import { act } from '@testing-library/react';

/** Lets a test turn the system's preference for reduced motion on and off. */
export function installReducedMotion(isReduced: boolean) {
  const listeners = new Set<() => void>();
  let hasReducedMotion = isReduced;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        get matches() {
          return hasReducedMotion && query.includes('prefers-reduced-motion');
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    change(next: boolean) {
      hasReducedMotion = next;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}
