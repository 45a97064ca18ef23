/** Units of speed as they are written and spoken, each with its value for one metre per second. */
export const SPEED_UNITS = {
  kmh: { label: 'km/h', spoken: 'kilometres per hour', perMps: 3.6 },
  mph: { label: 'mph', spoken: 'miles per hour', perMps: 3600 / 1609.344 },
  knots: { label: 'kn', spoken: 'knots', perMps: 3600 / 1852 },
  mps: { label: 'm/s', spoken: 'metres per second', perMps: 1 },
} as const;

export type SpeedUnit = keyof typeof SPEED_UNITS;
export const SPEED_UNIT_NAMES = Object.keys(SPEED_UNITS) as SpeedUnit[];

/** Anything slower counts as standing still: positioning alone drifts that much. */
const STANDING_MPS = 0.3;

/** A speed: a number, standing still, or unknown. The three are never mixed up. */
export type SpeedReading = { kind: 'unknown' } | { kind: 'standing' } | { kind: 'moving'; figure: string };

export function readSpeed(speedMps: number | null, unit: SpeedUnit): SpeedReading {
  if (speedMps === null) return { kind: 'unknown' };
  if (speedMps < STANDING_MPS) return { kind: 'standing' };
  const speed = speedMps * SPEED_UNITS[unit].perMps;
  return { kind: 'moving', figure: speed < 10 ? speed.toFixed(1) : String(Math.round(speed)) };
}

export function describeSpeed(speedMps: number | null, unit: SpeedUnit): string {
  const speed = readSpeed(speedMps, unit);
  if (speed.kind === 'unknown') return 'unknown';
  return speed.kind === 'standing' ? 'not moving' : `${speed.figure} ${SPEED_UNITS[unit].label}`;
}

/** Describes a speed in a sentence that is read aloud. */
export function describeSpeedInWords(speedMps: number | null, unit: SpeedUnit): string {
  const speed = readSpeed(speedMps, unit);
  if (speed.kind === 'unknown') return 'Speed unknown.';
  return speed.kind === 'standing' ? 'Not moving.' : `Speed ${speed.figure} ${SPEED_UNITS[unit].spoken}.`;
}

export function describeDistance(distanceM: number): string {
  if (distanceM < 1000) return `${Math.round(distanceM)} m`;
  return `${(distanceM / 1000).toFixed(distanceM < 10_000 ? 2 : 1)} km`;
}

export function describeAge(ageMs: number): string {
  const seconds = Math.max(0, Math.floor(ageMs / 1000));
  if (seconds < 60) return seconds === 1 ? '1 second ago' : `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
}

/** Formats a coordinate as charts do: 51° 28′ 40″ N. */
export function describeCoordinate(degrees: number, [positive, negative]: readonly [string, string]): string {
  const total = Math.round(Math.abs(degrees) * 3600);
  const parts = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const [whole = 0, minutes = 0, seconds = 0] = parts;
  const hemisphere = degrees < 0 ? negative : positive;
  return `${whole}° ${String(minutes).padStart(2, '0')}′ ${String(seconds).padStart(2, '0')}″ ${hemisphere}`;
}
