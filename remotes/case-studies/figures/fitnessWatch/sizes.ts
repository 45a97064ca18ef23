import { GLASS_MM, GLASS_RADIUS } from './Watch';

/** Type sizes in units of the glass. */
export const TYPE = { number: 76, word: 30, quiet: 25, draftNumber: 30, draftLabel: 11 } as const;

/** Height of digits and capitals, as a fraction of the type size. */
export const CAP_SHARE = 0.72;

/** Distance from the eye to the wrist with a bent arm. An assumption, as the study says. */
const ARM_MM = 400;

export function heightMm(size: number): number {
  return (size * CAP_SHARE * GLASS_MM) / (GLASS_RADIUS * 2);
}

/** The visual angle of a height at arm's length, in minutes of arc. */
export function toArcMinutes(mm: number): number {
  return (2 * Math.atan(mm / 2 / ARM_MM) * 180 * 60) / Math.PI;
}
