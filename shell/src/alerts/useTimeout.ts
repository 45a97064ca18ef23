import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls back once when a time is over. While paused, the time stands still, and goes on where it stood.
 *
 * @param durationMs - undefined never calls
 */
export function useTimeout(onTimeout: () => void, durationMs: number | undefined, isPaused: boolean): void {
  const remainingMsRef = useRef(durationMs);
  const handleTimeout = useEffectEvent(onTimeout);

  // With the commit, not some time after it: the pause begins where it is seen to begin.
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
