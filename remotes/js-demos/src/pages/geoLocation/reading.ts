/** One reading of the positioning system, in plain units. */
export interface Reading {
  latitudeDeg: number;
  longitudeDeg: number;
  accuracyM: number;
  altitudeM: number | null;
  /** Clockwise from true north, 0 to 360; null if the device does not know it, or stands still. */
  headingDeg: number | null;
  /** Metres per second, as in the API; null if the device does not know it. */
  speedMps: number | null;
  atMs: number;
}

/** The parts of a `GeolocationPosition` that are used. */
export interface PositionLike {
  coords: Pick<
    GeolocationCoordinates,
    'latitude' | 'longitude' | 'accuracy' | 'altitude' | 'heading' | 'speed'
  >;
  timestamp: number;
}

/** A stationary device reports NaN as its heading, and some report it for other values. */
function findNumber(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function toReading({ coords, timestamp }: PositionLike): Reading {
  const headingDeg = findNumber(coords.heading);
  return {
    latitudeDeg: coords.latitude,
    longitudeDeg: coords.longitude,
    accuracyM: coords.accuracy,
    altitudeM: findNumber(coords.altitude),
    headingDeg: headingDeg === null ? null : ((headingDeg % 360) + 360) % 360,
    speedMps: findNumber(coords.speed),
    atMs: timestamp,
  };
}
