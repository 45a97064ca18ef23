/** The relative luminance of a six-digit hexadecimal colour, from 0 to 1, as defined in WCAG 2.2. */
function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21. */
export function getContrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [toLuminance(first), toLuminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Truncated, not rounded: 4.499 does not meet 4.5. */
export function toContrastText(contrast: number): string {
  return `${(Math.floor(contrast * 100) / 100).toFixed(2)} : 1`;
}
