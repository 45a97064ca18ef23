/**
 * What the classic compass prints, rebuilt with its fault: the figure is in metres per second, and the words beside
 * it say kilometres per hour. Without a figure there is nothing before the words.
 */
export function classicSpeedText(speedMps: number | null): string {
  return `${speedMps ?? ''} KM/H`.trim();
}

/** How far the classic's arrow turns: it is set from one heading to the other, whichever way that goes. */
export function classicTurn(fromDeg: number, toDeg: number): number {
  return toDeg - fromDeg;
}
