import { listenToAddress } from '@portfolio/design';
import { useCallback, useEffect, useState } from 'react';
import { findForcedState, writeForcedState, type DemoState } from './demoStates';

/**
 * Keeps the state that the visitor has chosen, also in the URL so that it can be shared.
 *
 * @param states - the states that the demo has; must be a constant
 */
export function useForcedState<State extends DemoState>(states: readonly State[]) {
  const [forced, setForced] = useState<State | null>(null);

  useEffect(() => {
    const read = () => setForced(findForcedState(window.location.search, states));
    read();
    return listenToAddress(read);
  }, [states]);

  const force = useCallback((state: State | null) => {
    const { pathname, search, hash } = window.location;
    // The history state belongs to the router and is passed on unchanged.
    window.history.replaceState(window.history.state, '', pathname + writeForcedState(search, state) + hash);
    setForced(state);
  }, []);

  return [forced, force] as const;
}
