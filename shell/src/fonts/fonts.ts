import core from './archivo-core.woff2';
import latinExtended from './archivo-latin-extended.woff2';
import latin from './archivo-latin.woff2';
import unicodeRanges from './unicodeRanges.json';

/** What the files hold of the two axes; `compose/fonts/createFonts.ts` cuts them. */
const AXES = 'font-weight:400 750;font-stretch:75% 125%';

function toFace(url: string, unicodeRange?: string): string {
  const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
  return `@font-face{font-family:'Archivo Variable';font-display:swap;${AXES};src:url(${url}) format('woff2')${range}}`;
}

/** Archivo's vertical metrics, by its size. */
const ASCENT = 0.878;
const DESCENT = 0.21;

/**
 * How wide Archivo sets the site's text, by how wide Arial does, regular and bold. Without a width axis of its own the
 * fallback is made as wide as each width of the design, so that lines break alike and nothing moves when Archivo comes.
 */
const FALLBACK_WIDTHS = [
  { stretch: 75, regular: 0.78, bold: 0.77 },
  { stretch: 100, regular: 0.985, bold: 0.975 },
  { stretch: 125, regular: 1.265, bold: 1.25 },
] as const;

const REGULAR = ['Arial', 'Liberation Sans', 'Roboto'];
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];

function toFallback(stretch: number, weight: string, sizeAdjust: number, names: readonly string[]): string {
  const toPercent = (ratio: number) => `${+(ratio * 100).toFixed(1)}%`;
  const sources = names.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'Archivo Fallback';font-weight:${weight};font-stretch:${stretch}%;src:${sources};size-adjust:${toPercent(sizeAdjust)};ascent-override:${toPercent(ASCENT / sizeAdjust)};descent-override:${toPercent(DESCENT / sizeAdjust)};line-gap-override:0%}`;
}

/** The one family, with its weight and width axes, and what stands in for it until it has come. */
export const FONTS = {
  styles: [
    toFace(core),
    toFace(latin, unicodeRanges['archivo-latin']),
    toFace(latinExtended, unicodeRanges['archivo-latin-extended']),
    ...FALLBACK_WIDTHS.flatMap(({ stretch, regular, bold }) => [
      toFallback(stretch, '400 500', regular, REGULAR),
      toFallback(stretch, '501 900', bold, BOLD),
    ]),
  ].join(''),
  /** What every page is set in. The others are fetched where their characters occur. */
  preloads: [core],
} as const;
