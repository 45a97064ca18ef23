/** One answer of the positioning system, in plain units. */
export interface Reading {
  latitudeDeg: number;
  longitudeDeg: number;
  accuracyM: number;
  altitudeM: number | null;
  /** Clockwise from true north, 0 to 360; null where the device does not know, or stands still. */
  headingDeg: number | null;
  /** Metres per second, as the interface gives it; null where the device does not know. */
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

/** A device that stands still gives NaN for its heading, and some give it for other figures. */
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
