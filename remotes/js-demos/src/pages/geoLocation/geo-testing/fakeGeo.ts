import type { PositionLike, Reading } from '../reading';
import type { GeoPort } from '../tracker';

/** A reading in Greenwich, with the fields that matter to the test. */
export function readingOf(overrides: Partial<Reading> = {}): Reading {
  return {
    latitudeDeg: 51.4769,
    longitudeDeg: 0,
    accuracyM: 10,
    altitudeM: null,
    headingDeg: null,
    speedMps: null,
    atMs: 0,
    ...overrides,
  };
}

/** A position as the browser gives it, with the coordinates that matter to the test. */
export function positionOf(coords: Partial<PositionLike['coords']> = {}, timestamp = 0): PositionLike {
  return {
    coords: {
      latitude: 51.4769,
      longitude: 0,
      accuracy: 10,
      altitude: null,
      heading: null,
      speed: null,
      ...coords,
    },
    timestamp,
  };
}

/** A positioning system controlled by the test. */
export function createFakeGeo() {
  const watches: {
    options: PositionOptions;
    isCleared: boolean;
    find: (position?: PositionLike) => void;
    fail: (code: number) => void;
  }[] = [];
  const geo: GeoPort = {
    watchPosition(onPosition, onError, options) {
      watches.push({
        options,
        isCleared: false,
        find: (position = positionOf()) => onPosition(position),
        fail: (code) => onError({ code }),
      });
      return watches.length;
    },
    clearWatch(id) {
      const watch = watches[id - 1];
      if (watch !== undefined) watch.isCleared = true;
    },
  };
  return { geo, watches };
}
