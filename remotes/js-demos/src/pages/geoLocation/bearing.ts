const WINDS = [
  'north',
  'north-north-east',
  'north-east',
  'east-north-east',
  'east',
  'east-south-east',
  'south-east',
  'south-south-east',
  'south',
  'south-south-west',
  'south-west',
  'west-south-west',
  'west',
  'west-north-west',
  'north-west',
  'north-north-west',
] as const;

/** Names the direction of a heading: 135 is "south-east". */
export function toWind(headingDeg: number): string {
  return WINDS[Math.round(headingDeg / 22.5) % WINDS.length] ?? WINDS[0];
}

/** Describes a heading in figures and in words. */
export function describeHeading(headingDeg: number | null): string {
  if (headingDeg === null) return 'unknown';
  return `${Math.round(headingDeg) % 360}°, ${toWind(headingDeg)}`;
}

/**
 * Finds the angle that points in the direction of a heading and is reached from another angle by the shorter arc.
 * Angles continue beyond 360 and below 0, so that a needle never turns back through the whole dial.
 */
// #region excerpt
export function turnTowards(fromDeg: number, headingDeg: number): number {
  const differenceDeg = (((headingDeg - fromDeg) % 360) + 540) % 360;
  return fromDeg + differenceDeg - 180;
}
// #endregion
