import type { CSSProperties } from 'react';

/** The ratio of width to height below which a drawing is upright, such as a phone. */
export const UPRIGHT = 0.75;

/* Upright drawings are kept small enough to be fully visible. */
function toMaxWidthRem(ratio: number): number {
  if (ratio < UPRIGHT) return 26;
  return ratio < 1.1 ? 32 : 46;
}

/**
 * The sizes of a row of figures as custom properties: one class then serves every row.
 *
 * @param ratios - width to height, of each drawing
 * @param isPlate - true for the study's one figure that spans the whole column
 */
export function toSizes(ratios: readonly number[], isPlate: boolean): CSSProperties {
  const [first = 1] = ratios;
  const isWhole = isPlate || ratios.length > 2;
  return {
    '--columns': ratios.map((ratio) => `minmax(0, ${ratio.toFixed(3)}fr)`).join(' '),
    '--figure-most': isPlate ? 'none' : `${toMaxWidthRem(first)}rem`,
    '--row-most': isWhole ? 'none' : '52rem',
    '--paper-most': ratios.length === 1 && first < UPRIGHT ? '28%' : '44%',
  } as CSSProperties;
}
