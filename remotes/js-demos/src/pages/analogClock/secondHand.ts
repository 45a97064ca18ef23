/** The second hand of the classic clock: its angle restarts at 0 every minute. */
export function getClassicAngle(second: number): number {
  return ((second % 60) / 60) * 360;
}

/** The fixed hand: its angle keeps growing, so the transition from 354 to 360 is one step forward. */
export function getFixedAngle(second: number): number {
  return (second / 60) * 360;
}

/** The degrees that a transition covers from one second to the next; negative values run backwards. */
export function getTravel(getAngle: (second: number) => number, second: number): number {
  return getAngle(second + 1) - getAngle(second);
}
