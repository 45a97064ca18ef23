import { createStore, type Store } from '@portfolio/kit';
import type { DemoState } from '@portfolio/kit/demo';
import { GEO_TROUBLES, toGeoTrouble, type GeoTrouble } from './geoTrouble';
import { toReading, type PositionLike, type Reading } from './reading';
import { extendTrack } from './track';

/** The part of `navigator.geolocation` that is used. */
export interface GeoPort {
  watchPosition(
    onPosition: (position: PositionLike) => void,
    onError: (error: { code: number }) => void,
    options: PositionOptions,
  ): number;
  clearWatch(id: number): void;
}

/** The state of the permission as the browser reports it, without asking the visitor. */
export type Permission = 'unknown' | 'prompt' | 'granted' | 'denied';

export interface TrackerState {
  state: DemoState;
  /** True while the device is asked for positions, even if it finds none. */
  isWatching: boolean;
  trouble: GeoTrouble | null;
  reading: Reading | null;
  track: readonly Reading[];
  permission: Permission;
}

export interface Tracker extends Pick<Store<TrackerState>, 'get' | 'subscribe'> {
  /** Requests the position and follows it. Call it from a click. */
  start(): void;
  /** The trouble says why, if the visitor did not stop it. */
  stop(trouble?: GeoTrouble): void;
  clearTrack(): void;
  /** Stops, and puts the track aside for an empty one. Returns a function that stops and brings it back. */
  setAside(): () => void;
  /** Watches the permission. Returns a function to call when the page is left or hidden. */
  attach(): () => void;
}

interface TrackerPorts {
  findGeo(): GeoPort | null;
  isOnline(): boolean;
  /** Whether positions come from a simulation, which no permission concerns. */
  isSimulated(): boolean;
  /** Calls back with the permission now and whenever it changes; returns a function that stops it. */
  watchPermission(onPermission: (permission: Permission) => void): () => void;
}

const TIMEOUT_MS = 15_000;

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 };

/** The position and the track, without their page. */
export function createTracker({ findGeo, isOnline, isSimulated, watchPermission }: TrackerPorts): Tracker {
  const store = createStore<TrackerState>({
    state: 'idle',
    isWatching: false,
    trouble: null,
    reading: null,
    track: [],
    permission: 'unknown',
  });
  let endWatch: (() => void) | null = null;

  function end(next: Partial<TrackerState>) {
    endWatch?.();
    endWatch = null;
    store.set({ trouble: null, isWatching: false, ...next });
  }

  function handlePosition(position: PositionLike) {
    const reading = toReading(position);
    store.set(({ track }) => ({
      state: 'running',
      trouble: null,
      reading,
      track: extendTrack(track, reading),
    }));
  }

  function handleError({ code }: { code: number }) {
    const trouble = toGeoTrouble(code, isOnline());
    // A refusal is final. After the other two errors the watch continues, and may still succeed.
    if (trouble.state === 'denied') end({ state: 'denied', trouble });
    else store.set({ state: trouble.state, trouble });
  }

  function handlePermission(permission: Permission) {
    const { state } = store.get();
    store.set({ permission });
    if (isSimulated()) return;
    if (permission === 'denied' && endWatch !== null) end({ state: 'denied', trouble: GEO_TROUBLES.denied });
    if (permission !== 'denied' && state === 'denied') end({ state: 'idle' });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      const geo = findGeo();
      if (geo === null) {
        end({ state: 'unsupported', trouble: GEO_TROUBLES.unsupported });
        return;
      }
      end({ state: 'asking', isWatching: true });
      let isOver = false;
      const id = geo.watchPosition(
        (position) => {
          if (!isOver) handlePosition(position);
        },
        (error) => {
          if (!isOver) handleError(error);
        },
        OPTIONS,
      );
      const stopWatch = () => {
        isOver = true;
        geo.clearWatch(id);
      };
      // A port may refuse at once, before there is a watch to stop.
      if (store.get().state === 'denied') stopWatch();
      else endWatch = stopWatch;
    },
    stop: (trouble) => end({ state: 'idle', trouble: trouble ?? null }),
    clearTrack: () => store.set({ track: [], reading: null }),
    setAside() {
      const { track, reading } = store.get();
      end({ state: 'idle', track: [], reading: null });
      return () => end({ state: 'idle', track, reading });
    },
    attach() {
      const endPermission = watchPermission(handlePermission);
      return () => {
        endPermission();
        end({ state: 'idle' });
      };
    },
  };
}
