import { useEffect } from 'react';
import { replayEarlyActions } from './earlyActions';

/** Does what was done before the page answered. Rendered once, with the first page; shows nothing itself. */
export function ReplayEarlyActions({ hasRemote }: { hasRemote: boolean }) {
  useEffect(() => {
    // The page of a remote answers when its own files are there, and says so itself.
    replayEarlyActions(hasRemote ? document.querySelector('main') : null);
  }, [hasRemote]);
  return null;
}
