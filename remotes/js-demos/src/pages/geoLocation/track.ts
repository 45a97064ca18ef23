import type { Reading } from './reading';

/** A point of the track, in metres east and north of its start. */
export interface TrackPoint {
  eastM: number;
  northM: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Number of points kept; the oldest are dropped first, so that a long track cannot fill the memory. */
export const MAX_POINTS = 2000;

/** Distance over the ground, by the haversine formula. */
export function measureM(from: Reading, to: Reading): number {
  const north = (to.latitudeDeg - from.latitudeDeg) * RADIANS;
  const east = (to.longitudeDeg - from.longitudeDeg) * RADIANS;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitudeDeg * RADIANS) * Math.cos(to.latitudeDeg * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Adds a reading to the track, unless the step is within the uncertainty of either end: that is drift, not movement.
 * A more accurate reading then replaces the last one.
 */
export function extendTrack(track: readonly Reading[], reading: Reading): readonly Reading[] {
  const last = track.at(-1);
  if (last !== undefined && measureM(last, reading) < Math.max(last.accuracyM, reading.accuracyM)) {
    // Compared with the point before, because the step from there has changed.
    return reading.accuracyM < last.accuracyM ? extendTrack(track.slice(0, -1), reading) : track;
  }
  return [...track, reading].slice(-MAX_POINTS);
}

export function measureTrackM(track: readonly Reading[]): number {
  return track.reduce((sum, reading, index) => {
    const before = track[index - 1];
    return before === undefined ? 0 : sum + measureM(before, reading);
  }, 0);
}

/** Projects the track onto a plane around its first point; accurate enough for a day's walk or drive. */
export function toPoints(track: readonly Reading[]): readonly TrackPoint[] {
  const [origin] = track;
  if (origin === undefined) return [];
  const shrink = Math.cos(origin.latitudeDeg * RADIANS);
  return track.map(({ latitudeDeg, longitudeDeg }) => {
    // The shorter way round, for tracks that cross the date line.
    const eastDeg = ((longitudeDeg - origin.longitudeDeg + 540) % 360) - 180;
    return {
      eastM: eastDeg * RADIANS * EARTH_RADIUS_M * shrink,
      northM: (latitudeDeg - origin.latitudeDeg) * RADIANS * EARTH_RADIUS_M,
    };
  });
}

/** The next smaller length of 1, 2 or 5 times a power of ten, for a scale bar. */
export function toRoundLengthM(lengthM: number): number {
  const power = 10 ** Math.floor(Math.log10(lengthM));
  const share = lengthM / power;
  if (share >= 5) return 5 * power;
  return share >= 2 ? 2 * power : power;
}

/** Formats the track as GPX, which maps and sports watches read. */
export function toGpx(track: readonly Reading[], name: string): string {
  const points = track.map(({ latitudeDeg, longitudeDeg, altitudeM, atMs }) => {
    const height = altitudeM === null ? '' : `<ele>${altitudeM.toFixed(1)}</ele>`;
    const time = `<time>${new Date(atMs).toISOString()}</time>`;
    return `<trkpt lat="${latitudeDeg.toFixed(7)}" lon="${longitudeDeg.toFixed(7)}">${height}${time}</trkpt>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Portfolio demo" xmlns="http://www.topografix.com/GPX/1/1">',
    `<trk><name>${name}</name><trkseg>`,
    ...points,
    '</trkseg></trk></gpx>',
    '',
  ].join('\n');
}
