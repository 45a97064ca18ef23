import type { Spread } from './median';

export type Format = (value: number) => string;

export const whole: Format = (value) => value.toFixed(0);
export const hundredths: Format = (value) => value.toFixed(2);
export const kibibytes: Format = (value) => (value / 1024).toFixed(1);

/** Formats a value; a dash if it is missing. */
export function toCell(value: number | null | undefined, format: Format): string {
  return value === null || value === undefined ? '–' : format(value);
}

/** Formats a median with its quartiles in brackets; a dash if it is missing. */
export function toSpreadCell(spread: Spread | null | undefined, format: Format): string {
  if (spread === null || spread === undefined) return '–';
  return `${format(spread.median)} (${format(spread.lower)} to ${format(spread.upper)})`;
}
