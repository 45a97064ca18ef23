// Writes the outlines of one typeface for the drawings:
// `node writeGlyphs.mjs <name> <font.woff2,more.woff2> wght=400 wght=650,opsz=40`, the regular style and the bold one.
// Several files are one face that is split by alphabet, as the packages of Fontsource ship it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CHARACTERS = [...ASCII, ...'£·½×çéŋəʃˈ–—’‘“”•…′−'];
const UNITS = 500;
const SMALLEST_KERN = 4;

/** Path data relative to the pen, in whole units, y downwards. */
function toPath(font, glyph) {
  let pen = [0, 0];
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const points = values.map((value, index) => Math.round(index % 2 ? -value : value));
      const relative = points.map((value, index) => value - pen[index % 2]);
      if (points.length > 0) pen = points.slice(-2);
      return type.toLowerCase() + relative.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

async function loadFont(file, axes) {
  const truetype = await fontverter.convert(readFileSync(file), 'truetype');
  const font = new Font(new Face(new Blob(Uint8Array.from(truetype))));
  font.setScale(UNITS, UNITS);
  font.setVariations(
    axes.split(',').map((axis) => new Variation(axis.split('=')[0], Number(axis.split('=')[1]))),
  );
  return font;
}

function kernOf(font, [left, right], alone) {
  const buffer = new Buffer();
  buffer.addText(left + right);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  return shaped.length === 2 ? Math.round(shaped[0].xAdvance - alone) : 0;
}

async function toStyle(files, axes) {
  const fonts = [];
  for (const file of files) fonts.push(await loadFont(file, axes));
  const fontOf = (char) => fonts.find((font) => font.nominalGlyph(char.codePointAt(0)));
  const known = CHARACTERS.filter((char) => fontOf(char));
  const glyphs = Object.fromEntries(
    known.map((char) => {
      const font = fontOf(char);
      const glyph = font.nominalGlyph(char.codePointAt(0));
      return [char, [Math.round(font.glyphHAdvance(glyph)), toPath(font, glyph)]];
    }),
  );
  const kerned = ASCII.slice(1).filter((char) => glyphs[char]);
  const pairs = kerned.flatMap((left) =>
    kerned.map((right) => [left + right, kernOf(fonts[0], [left, right], glyphs[left][0])]),
  );
  return { glyphs, kerns: Object.fromEntries(pairs.filter(([, kern]) => Math.abs(kern) >= SMALLEST_KERN)) };
}

const [, , name, files, regular, bold] = process.argv;
const styles = {
  regular: await toStyle(files.split(','), regular),
  bold: await toStyle(files.split(','), bold),
};
writeFileSync(path.join(import.meta.dirname, `${name}.json`), `${JSON.stringify(styles)}\n`);
