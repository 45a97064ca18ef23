/**
 * The output of the classic compass, rebuilt with its fault: the number is in metres per second, but the unit beside it
 * says kilometres per hour. Without a speed, only the unit is shown.
 */
export function classicSpeedText(speedMps: number | null): string {
  return `${speedMps ?? ''} KM/H`.trim();
}

/** How far the classic needle turns: straight from one heading to the other, even the long way round. */
export function classicTurn(fromDeg: number, toDeg: number): number {
  return toDeg - fromDeg;
}
