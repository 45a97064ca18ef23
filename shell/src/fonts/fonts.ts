import core from './archivo-core.woff2';
import latinExtended from './archivo-latin-extended.woff2';
import latin from './archivo-latin.woff2';
import unicodeRanges from './unicodeRanges.json';

/** What the files hold of the two axes; `tools/fonts/createFonts.ts` cuts them. */
const AXES = 'font-weight:400 750;font-stretch:75% 125%';

function toFace(url: string, unicodeRange?: string): string {
  const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
  return `@font-face{font-family:'Archivo Variable';font-display:swap;${AXES};src:url(${url}) format('woff2')${range}}`;
}

/** Archivo's vertical metrics, by its size. */
const ASCENT = 0.878;
const DESCENT = 0.21;

/**
 * How wide Archivo sets the site's text, by how wide Arial does: for each width of the design the weights from and to.
 * The fallback has no axes; made as wide as each of them, it breaks lines alike, and nothing moves when Archivo comes.
 */
const FALLBACK_WIDTHS: readonly [stretch: number, weights: string, ratio: number][] = [
  [75, '400', 0.775],
  [75, '500', 0.803],
  [75, '600 900', 0.77],
  [100, '400', 0.982],
  [100, '500', 1.015],
  [100, '600 900', 0.975],
  [125, '400 500', 1.265],
  [125, '600 900', 1.25],
];

function toFallback([stretch, weights, ratio]: (typeof FALLBACK_WIDTHS)[number]): string {
  const toPercent = (share: number) => `${+(share * 100).toFixed(1)}%`;
  const suffix = weights.startsWith('6') ? ' Bold' : '';
  const sources = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local('${name}${suffix}')`).join();
  return `@font-face{font-family:'Archivo Fallback';font-weight:${weights};font-stretch:${stretch}%;src:${sources};size-adjust:${toPercent(ratio)};ascent-override:${toPercent(ASCENT / ratio)};descent-override:${toPercent(DESCENT / ratio)};line-gap-override:0%}`;
}

/** The one family, with its weight and width axes, and what stands in for it until it has come. */
export const FONTS = {
  styles: [
    toFace(core),
    toFace(latin, unicodeRanges['archivo-latin']),
    toFace(latinExtended, unicodeRanges['archivo-latin-extended']),
    ...FALLBACK_WIDTHS.map(toFallback),
  ].join(''),
  /** What every page is set in. The others are fetched where their characters occur. */
  preloads: [core],
  /** All files of the family: what one has no character for, the next may have. */
  files: [core, latin, latinExtended],
} as const;
