import core from './archivo-core.woff2';
import latinExtended from './archivo-latin-extended.woff2';
import latin from './archivo-latin.woff2';
import unicodeRanges from './unicodeRanges.json';

/** The ranges of the two axes in the font files; `tools/fonts/createFonts.ts` subsets them. */
const AXES = 'font-weight:400 750;font-stretch:75% 125%';

function toFace(url: string, unicodeRange?: string): string {
  const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
  return `@font-face{font-family:'Archivo Variable';font-display:swap;${AXES};src:url(${url}) format('woff2')${range}}`;
}

/** Archivo's vertical metrics, relative to the font size. */
const ASCENT = 0.878;
const DESCENT = 0.21;

/**
 * Width of the site's text in Archivo relative to Arial, for each width of the design and range of weights. The
 * fallback has no axes; scaled to the same width, it breaks lines alike, and nothing shifts when Archivo has loaded.
 */
const FALLBACK_WIDTHS: readonly [stretch: number, weights: string, ratio: number][] = [
  [75, '600 900', 0.77],
  [87, '400', 0.878],
  [87, '500', 0.893],
  [87, '600 900', 0.863],
  [100, '400', 0.982],
  [100, '500', 1.015],
  [100, '600 900', 0.96],
  [125, '600 900', 1.25],
];

function toFallback([stretch, weights, ratio]: (typeof FALLBACK_WIDTHS)[number]): string {
  const toPercent = (share: number) => `${+(share * 100).toFixed(1)}%`;
  const suffix = weights.startsWith('6') ? ' Bold' : '';
  const sources = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local('${name}${suffix}')`).join();
  return `@font-face{font-family:'Archivo Fallback';font-weight:${weights};font-stretch:${stretch}%;src:${sources};size-adjust:${toPercent(ratio)};ascent-override:${toPercent(ASCENT / ratio)};descent-override:${toPercent(DESCENT / ratio)};line-gap-override:0%}`;
}

/** The only family, with its weight and width axes, and its fallback until it has loaded. */
export const FONTS = {
  styles: [
    toFace(core),
    toFace(latin, unicodeRanges['archivo-latin']),
    toFace(latinExtended, unicodeRanges['archivo-latin-extended']),
    ...FALLBACK_WIDTHS.map(toFallback),
  ].join(''),
  /** The file that every page needs. The others are fetched if their characters occur. */
  preloads: [core],
  /** All files of the family: characters missing in one may be in the next. */
  files: [core, latin, latinExtended],
} as const;
