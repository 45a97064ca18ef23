import { useCallback, useEffect, useState } from 'react';
import { findForcedState, writeForcedState, type DemoState } from './demoStates';

/**
 * Keeps the state that the visitor wants to see, also in the URL so that it can be sent.
 *
 * @param states - a constant of the page: the states that the demo has
 */
export function useForcedState<State extends DemoState>(states: readonly State[]) {
  const [forced, setForced] = useState<State | null>(null);

  useEffect(() => {
    const read = () => setForced(findForcedState(window.location.search, states));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [states]);

  const force = useCallback((state: State | null) => {
    const { pathname, search, hash } = window.location;
    // The entry's own state is the router's and is passed on untouched.
    window.history.replaceState(window.history.state, '', pathname + writeForcedState(search, state) + hash);
    setForced(state);
  }, []);

  return [forced, force] as const;
}
