import { findInSight } from './stops';
import type { Geometry } from './stripGeometry';

/** Describes what is visible at a position: "A3 to Letter visible, 5 of 12". Empty until the strip has a layout. */
export function describeView(
  { spans, viewPx }: Pick<Geometry, 'spans' | 'viewPx'>,
  positionPx: number,
  names: readonly string[],
): string {
  const seen = findInSight(spans, positionPx, positionPx + viewPx);
  if (seen === null) return '';
  const { first, last } = seen;
  const range = first === last ? names[first] : `${names[first]} to ${names[last]}`;
  return `${range} visible, ${last - first + 1} of ${names.length}`;
}
