import { useEffect } from 'react';
import { replayEarlyActions } from './earlyActions';

/**
 * Signals that the frame of the page has hydrated, and replays what the visitor did to it before. Rendered once, with
 * the first page; renders nothing.
 *
 * @param hasLivePage - true if the page hydrates after its frame, and signals that itself
 */
export function ReplayEarlyActions({ hasLivePage }: { hasLivePage: boolean }) {
  useEffect(() => {
    globalThis.pageStart?.done();
    replayEarlyActions(hasLivePage ? document.querySelector('main') : null);
  }, [hasLivePage]);
  return null;
}
