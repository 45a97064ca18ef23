import type { Inventor } from './data';

/** The classic exercise: sorts the list itself. Whoever uses the list afterwards gets the new order too. */
export function classicByLifespan(inventors: Inventor[]): Inventor[] {
  return inventors.sort((a, b) => a.passed - a.year - (b.passed - b.year));
}

/** The fixed exercise: sorts a copy. */
export function fixedByLifespan(inventors: Inventor[]): Inventor[] {
  return inventors.toSorted((a, b) => a.passed - a.year - (b.passed - b.year));
}
