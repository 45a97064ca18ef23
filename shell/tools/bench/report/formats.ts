export type Format = (value: number) => string;

export const whole: Format = (value) => value.toFixed(0);
export const hundredths: Format = (value) => value.toFixed(2);
export const kibibytes: Format = (value) => (value / 1024).toFixed(1);

/** Formats a value; a dash if it is missing. */
export function toCell(value: number | null | undefined, format: Format): string {
  return value === null || value === undefined ? '–' : format(value);
}
