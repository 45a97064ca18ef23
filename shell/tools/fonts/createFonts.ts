import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const FAMILY = path.dirname(require.resolve('@fontsource-variable/archivo/package.json'));

/** The ranges of the two axes that the design uses: `fontWidth` of the tokens, and the weights in the styles. */
const AXES = { wght: { min: 400, max: 750 }, wdth: { min: 75, max: 125 } };

/** Kerning, combining accents, and tabular figures. The site uses no others. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const listRange = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_point, index) => from + index);
const toPoints = (text: string): number[] => [...text].map((character) => character.codePointAt(0) ?? 0);

/** ASCII and the punctuation of the site's own texts: used on every page. */
const CORE = [...listRange(0x20, 0x7e), ...toPoints('\u00a0£©°±²·×–—‘’“”•…€−←↑→↓')];
/** Additional characters of European languages, for names and for visitors' input. */
const LATIN = [...listRange(0xa1, 0xff), ...toPoints('ŒœŸ‚„‹›†‡‰™')];
const LATIN_EXTENDED = listRange(0x100, 0x17f);

const without = (points: readonly number[], others: readonly number[]) =>
  points.filter((point) => !others.includes(point));

/** The font's files. The first is preloaded; browsers load the others when a page uses their characters. */
const FONT_FILES = [
  { name: 'archivo-core', source: 'latin', points: CORE },
  { name: 'archivo-latin', source: 'latin', points: without(LATIN, CORE) },
  { name: 'archivo-latin-extended', source: 'latin-ext', points: without(LATIN_EXTENDED, LATIN) },
] as const;

/** Subsets the font family into the files of `src/fonts`, returned by name. Same source, same bytes. */
export async function createFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  const ranges: Record<string, string> = {};
  for (const { name, source, points } of FONT_FILES) {
    const original = path.join(FAMILY, `files/archivo-${source}-wdth-normal.woff2`);
    const data = await subsetFont(await fs.readFile(original), String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      variationAxes: AXES,
      keepFeatures: FEATURES,
      // Modern screens need no hinting.
      noHinting: true,
    });
    fonts.set(`${name}.woff2`, data);
    ranges[name] = toUnicodeRange(points);
  }
  fonts.set('unicodeRanges.json', Buffer.from(`${JSON.stringify(ranges, null, 2)}\n`));
  return fonts;
}

/** Converts code points to a CSS range: `[65, 66, 67, 97]` is `U+41-43,U+61`. */
export function toUnicodeRange(points: readonly number[]): string {
  const sorted = [...points].sort((a, b) => a - b);
  const starts = sorted.filter((point, index) => sorted[index - 1] !== point - 1);
  const toHex = (point: number) => point.toString(16);
  return starts
    .map((start) => {
      let end = start;
      while (sorted.includes(end + 1)) end += 1;
      return `U+${toHex(start)}${end > start ? `-${toHex(end)}` : ''}`;
    })
    .join(',');
}
