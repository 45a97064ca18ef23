import { useEffect, useReducer } from 'react';
import type { LoadRequest } from './feedState';
import { startAt, toNextFeed } from './feedState';

/** The lengths are computed in the tab; a page takes as long as it might from a server. */
export const LATENCY_MS = 400;

/**
 * The pages of the feed, one request at a time.
 *
 * @param isFailing - true makes every request fail, to demonstrate the error handling
 */
export function useFeed(isFailing: boolean) {
  const [state, dispatch] = useReducer(toNextFeed, 1, startAt);
  const { load } = state;

  useEffect(() => {
    if (load.status !== 'loading') return;
    const timer = setTimeout(() => dispatch({ type: isFailing ? 'failed' : 'arrived' }), LATENCY_MS);
    return () => clearTimeout(timer);
  }, [load, isFailing]);

  return {
    state,
    ask: (request: LoadRequest, isAutomatic = false) => dispatch({ type: 'asked', request, isAutomatic }),
    jump: (to: number) => dispatch({ type: 'jumped', to }),
  };
}
