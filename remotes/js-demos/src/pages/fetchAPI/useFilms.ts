import { useStore } from '@portfolio/kit';
import { ALL_STATES, useForcedState } from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createApiSource } from './apiSource';
import { createFilmLibrary } from './filmLibrary';
import { createFilmReader } from './filmReader';

/** The list of films and the open film, real or simulated, while the page is shown. */
export function useFilms() {
  const [source] = useState(createApiSource);
  const [library] = useState(() => createFilmLibrary({ source }));
  const [reader] = useState(() => createFilmReader(source));
  const [forced, force] = useForcedState(ALL_STATES);
  const actual = useStore(library, (value) => value.state);
  /** Whether to call the real API once the state shown on purpose has been left. */
  const wantedRef = useRef<{ isNewWanted: boolean } | null>(null);

  useEffect(() => library.attach(), [library]);
  useEffect(() => reader.close, [reader]);

  const follow = useEffectEvent(() => {
    const wanted = wantedRef.current;
    wantedRef.current = null;
    if (forced === null && wanted !== null) void library.load(wanted);
    else if (forced !== null && forced !== 'idle') void library.load();
  });
  useEffect(() => {
    source.simulate(forced);
    follow();
    if (forced === null) return library.abort;
    // Simulated results disappear together with their state.
    return () => {
      library.endSimulation();
      reader.reset();
    };
  }, [forced, source, library, reader]);

  return {
    library,
    reader,
    forced,
    force,
    actual,
    ask(isNewWanted: boolean) {
      if (forced === null) {
        void library.load({ isNewWanted });
        return;
      }
      wantedRef.current = { isNewWanted };
      force(null);
    },
    stop() {
      if (forced === null) library.abort();
      else force(null);
    },
  };
}
