export type Format = (value: number) => string;

export const whole: Format = (value) => value.toFixed(0);
export const hundredths: Format = (value) => value.toFixed(2);
export const kibibytes: Format = (value) => (value / 1024).toFixed(1);

/** Writes a value, or a dash where there is none. */
export function toCell(value: number | null | undefined, format: Format): string {
  return value === null || value === undefined ? '–' : format(value);
}
