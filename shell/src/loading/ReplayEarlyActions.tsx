import { useEffect } from 'react';
import { replayEarlyActions } from './earlyActions';

/**
 * Says that the page answers, and does what was done before it did. Rendered once, with the first page; shows nothing
 * itself.
 */
export function ReplayEarlyActions({ hasRemote }: { hasRemote: boolean }) {
  useEffect(() => {
    globalThis.pageStart?.done();
    // The page of a remote answers when its own files are there, and says so itself.
    replayEarlyActions(hasRemote ? document.querySelector('main') : null);
  }, [hasRemote]);
  return null;
}
