import type { Hex } from '../kit/drawing';

/** The four columns of Sloe's shade map, from pink to green. */
export const UNDERTONES = ['cool', 'neutral', 'warm', 'olive'] as const;
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Undertone = (typeof UNDERTONES)[number];
export type Depth = (typeof DEPTHS)[number];

const HUE_DEGREES: Readonly<Record<Undertone, number>> = { cool: 42, neutral: 56, warm: 68, olive: 84 };
/** Deeper skin is redder; a constant hue would end in green. */
const HUE_STEP_DEGREES = 1.8;
const LIGHTEST = 0.92;
const LIGHTNESS_STEP = 0.082;
const CHROMA: Readonly<Record<Depth, number>> = {
  1: 0.035,
  2: 0.052,
  3: 0.066,
  4: 0.076,
  5: 0.08,
  6: 0.076,
  7: 0.064,
  8: 0.048,
};

function toByte(linear: number): string {
  const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Converts OKLCH to a hex colour: equal steps of its lightness look equal, unlike steps in RGB. */
function toHex(lightness: number, chroma: number, hueDegrees: number): Hex {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180);
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(toByte).join('')}`;
}

/** The colour of one shade: each depth is the same step darker than the previous one. */
export function shadeColor(depth: Depth, undertone: Undertone): Hex {
  const steps = depth - 1;
  return toHex(
    LIGHTEST - steps * LIGHTNESS_STEP,
    CHROMA[depth],
    HUE_DEGREES[undertone] - steps * HUE_STEP_DEGREES,
  );
}
