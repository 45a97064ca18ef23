import { GLASS_MM, GLASS_RADIUS } from './Watch';

/** Type sizes in units of the glass. */
export const TYPE = { number: 76, word: 30, quiet: 25, draftNumber: 30, draftLabel: 11 } as const;

/** Digits and capitals stand about this share of the type size high. */
export const CAP_SHARE = 0.72;

/** From the eye to the wrist of a bent arm. An assumption, and the study says so. */
const ARM_MM = 400;

export function heightMm(size: number): number {
  return (size * CAP_SHARE * GLASS_MM) / (GLASS_RADIUS * 2);
}

/** The angle under which a height is seen at arm's length, in minutes of arc. */
export function toArcMinutes(mm: number): number {
  return (2 * Math.atan(mm / 2 / ARM_MM) * 180 * 60) / Math.PI;
}
