import { useEffect } from 'react';
import { replayEarlyActions } from './earlyActions';

/**
 * Says that the frame of the page answers, and does what was done to it before it did. Rendered once, with the first
 * page; shows nothing itself.
 *
 * @param hasLivePage - true where the page comes alive after its frame, and says so itself
 */
export function ReplayEarlyActions({ hasLivePage }: { hasLivePage: boolean }) {
  useEffect(() => {
    globalThis.pageStart?.done();
    replayEarlyActions(hasLivePage ? document.querySelector('main') : null);
  }, [hasLivePage]);
  return null;
}
