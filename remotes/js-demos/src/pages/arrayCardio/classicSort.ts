import type { Inventor } from './data';

/** The classic exercise: sorts the list itself, so all later uses of the list see the new order. */
export function classicByLifespan(inventors: Inventor[]): Inventor[] {
  return inventors.sort((a, b) => a.passed - a.year - (b.passed - b.year));
}

/** The fixed exercise: sorts a copy. */
export function fixedByLifespan(inventors: Inventor[]): Inventor[] {
  return inventors.toSorted((a, b) => a.passed - a.year - (b.passed - b.year));
}
