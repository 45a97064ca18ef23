import { useStore } from '@portfolio/kit';
import { ALL_STATES, useForcedState } from '@portfolio/kit/demo';
import { useEffect, useRef, useState } from 'react';
import { useStopWhenHidden } from '../../demo/useStopWhenHidden';
import { createGeoSource } from './geoSource';
import { HIDDEN } from './geoTrouble';
import { createOrientation } from './orientation';
import { createTracker } from './tracker';
import { watchPermission } from './watchPermission';

/** The position, real or simulated, and the device's compass, while the page is shown. */
export function useTracker() {
  const [source] = useState(createGeoSource);
  const [tracker] = useState(() =>
    createTracker({
      findGeo: source.find,
      isOnline: source.isOnline,
      isSimulated: () => source.getState() !== null,
      watchPermission,
    }),
  );
  const [orientation] = useState(() => createOrientation());
  const [forced, force] = useForcedState(ALL_STATES);
  const actual = useStore(tracker, (value) => value.state);
  const isWatching = useStore(tracker, (value) => value.isWatching);
  /** True if the real device is to start once the state shown on purpose has been left. */
  const isStartWantedRef = useRef(false);

  useEffect(() => tracker.attach(), [tracker]);
  useEffect(() => orientation.stop, [orientation]);

  useEffect(() => {
    source.simulate(forced);
    if (forced === null) {
      if (isStartWantedRef.current) tracker.start();
      isStartWantedRef.current = false;
      return;
    }
    // Simulated and real tracks must not be mixed.
    const bringBack = tracker.setAside();
    if (forced !== 'idle') tracker.start();
    return bringBack;
  }, [forced, source, tracker]);

  useStopWhenHidden(forced === null && isWatching && actual !== 'asking', () => tracker.stop(HIDDEN));

  return {
    tracker,
    orientation,
    simulator: source.simulator,
    forced,
    force,
    actual,
    /** Requests the real position, whatever was shown before. */
    start() {
      if (forced === null) {
        tracker.start();
        return;
      }
      isStartWantedRef.current = true;
      force(null);
    },
    stop() {
      if (forced === null) tracker.stop();
      else force(null);
    },
  };
}
