import type { DemoState } from '@portfolio/kit/demo';
import { createSimulator, type Simulator } from './simulator';
import type { GeoPort } from './tracker';

export const GEO_STATES = [
  'idle',
  'asking',
  'running',
  'denied',
  'missing',
  'unsupported',
  'offline',
  'failed',
] as const satisfies readonly DemoState[];

export type GeoDemoState = (typeof GEO_STATES)[number];

const ERROR_CODES: Partial<Record<GeoDemoState, number>> = { denied: 1, missing: 2, offline: 2, failed: 3 };

/** Fails with one error, or waits for an answer for ever. */
function createPretendedGeo(state: GeoDemoState): GeoPort {
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

export interface GeoSource {
  simulator: Simulator;
  findGeo(): GeoPort | null;
  isOnline(): boolean;
  /** Makes the next request end as in this state; "running" is the simulator, null the real device. */
  pretend(state: GeoDemoState | null): void;
}

export function createGeoSource(): GeoSource {
  const simulator = createSimulator();
  let pretended: GeoDemoState | null = null;
  return {
    simulator,
    pretend(state) {
      pretended = state;
    },
    isOnline: () => (pretended === null ? navigator.onLine : pretended !== 'offline'),
    findGeo() {
      if (pretended === 'unsupported') return null;
      if (pretended === 'running') return simulator;
      if (pretended !== null && pretended !== 'idle') return createPretendedGeo(pretended);
      // Old browsers have none, whatever the type says.
      return (navigator.geolocation as Geolocation | undefined) ?? null;
    },
  };
}
