import { useEffect } from 'react';
import { replayEarlyActions } from './earlyActions';

/**
 * Says that the frame of the page answers, and does what was done to it before it did. Rendered once, with the first
 * page, which comes alive after it and says so itself; shows nothing itself.
 */
export function ReplayEarlyActions() {
  useEffect(() => {
    globalThis.pageStart?.done();
    replayEarlyActions(document.querySelector('main'));
  }, []);
  return null;
}
