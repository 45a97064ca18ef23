import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls back once after a delay. A pause stops the countdown, which resumes where it left off.
 *
 * @param durationMs - undefined never calls
 */
export function useTimeout(onTimeout: () => void, durationMs: number | undefined, isPaused: boolean): void {
  const remainingMsRef = useRef(durationMs);
  const handleTimeout = useEffectEvent(onTimeout);

  // In a layout effect, so that the pause begins in the commit in which it becomes visible.
  useLayoutEffect(() => {
    const remainingMs = remainingMsRef.current;
    if (remainingMs === undefined || isPaused) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => handleTimeout(), remainingMs);
    return () => {
      clearTimeout(timer);
      remainingMsRef.current = remainingMs - (performance.now() - startedMs);
    };
  }, [isPaused]);
}
