import { createSimulatedSource, type DemoState } from '@portfolio/kit/demo';
import { createSimulator } from './simulator';
import type { GeoPort } from './tracker';

const ERROR_CODES: Partial<Record<DemoState, number>> = { denied: 1, missing: 2, offline: 2, failed: 3 };

/** Fails with one error, or never responds. */
function createSimulatedGeo(state: DemoState): GeoPort {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  return {
    watchPosition(_onPosition, onError) {
      const code = ERROR_CODES[state];
      const id = timers.size + 1;
      if (code !== undefined)
        timers.set(
          id,
          setTimeout(() => onError({ code }), 0),
        );
      return id;
    },
    clearWatch: (id) => clearTimeout(timers.get(id)),
  };
}

/** Provides the device's position, or on request one that is simulated or fails; "running" is the simulator. */
export function createGeoSource() {
  const simulator = createSimulator();
  const source = createSimulatedSource<DemoState, GeoPort>({
    // Old browsers have no geolocation, whatever the type says.
    findReal: () => (navigator.geolocation as Geolocation | undefined) ?? null,
    createSimulation(state) {
      if (state === 'idle') return undefined;
      return state === 'running' ? simulator : createSimulatedGeo(state);
    },
  });
  return {
    ...source,
    simulator,
    isOnline(): boolean {
      const state = source.getState();
      return state === null ? navigator.onLine : state !== 'offline';
    },
  };
}
