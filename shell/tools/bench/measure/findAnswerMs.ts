import type { TapTimes } from './observeTap';

/**
 * Finds how long after the tap the frame with the response was presented. If the response came with an event, the
 * browser itself reports the frame; a response without one is timed by the task after its frame, which may be later.
 *
 * @returns milliseconds; null if there was no response
 */
export function findAnswerMs({ touchedMs, seenMs, afterMs, presentedMs }: TapTimes): number | null {
  if (seenMs === null || afterMs === null) return null;
  const reported = presentedMs.filter((ms) => ms >= seenMs);
  return Math.min(afterMs, ...reported) - touchedMs;
}
