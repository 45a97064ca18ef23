import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function once per animation frame while running. No frames are requested while the page is hidden.
 *
 * @param onFrame - receives the frame's time in ms
 */
export function useAnimationLoop(isRunning: boolean, onFrame: (timeMs: number) => void): void {
  const handleFrame = useEffectEvent(onFrame);

  useEffect(() => {
    if (!isRunning) return;
    let frame = requestAnimationFrame(function next(timeMs) {
      handleFrame(timeMs);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}
