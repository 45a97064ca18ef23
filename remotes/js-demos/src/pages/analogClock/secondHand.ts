/** A second hand as in the classic clock: within its minute only. At 60 it is at 0 again. */
export function getClassicAngle(second: number): number {
  return ((second % 60) / 60) * 360;
}

/** The fixed hand: it counts on. A transition from 354 to 360 is one step forward. */
export function getFixedAngle(second: number): number {
  return (second / 60) * 360;
}

/** The degrees a transition runs through from one second to the next; below zero it runs backwards. */
export function getTravel(getAngle: (second: number) => number, second: number): number {
  return getAngle(second + 1) - getAngle(second);
}
