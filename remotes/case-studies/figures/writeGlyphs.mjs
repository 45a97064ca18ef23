// Writes the outlines of the typefaces for the drawings into type/: npm run glyphs [-- <name> …]
// typefaces.json names, for each, the package of Fontsource, which is installed into .cache, which of its variable files to
// take, and the axes of the regular style and of the bold one.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const FOLDER = import.meta.dirname;
const CACHE = path.join(FOLDER, '../.cache/typefaces');
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

async function loadFace(file) {
  const truetype = await fontverter.convert(readFileSync(file), 'truetype');
  return new Face(new Blob(Uint8Array.from(truetype)));
}

function createFont(face, axes) {
  const font = new Font(face);
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

/** Several faces are one that is split by alphabet. */
function toStyle(faces, axes) {
  const fonts = faces.map((face) => createFont(face, axes));
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

/** Installs the package of a typeface, unless it is there, and lists its files: first Latin, then its extension. */
function listFiles({ package: name, version, files }) {
  const folder = path.join(CACHE, 'node_modules', name);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) {
    mkdirSync(CACHE, { recursive: true });
    if (!existsSync(path.join(CACHE, 'package.json')))
      writeFileSync(path.join(CACHE, 'package.json'), '{}\n');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['install', '--prefix', CACHE, '--no-audit', '--no-fund', `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return ['latin', 'latin-ext'].flatMap((alphabet) =>
    readdirSync(path.join(folder, 'files'))
      .filter((file) => file.endsWith(`-${alphabet}-${files}-normal.woff2`))
      .filter((file) => alphabet !== 'latin' || !file.includes('-latin-ext-'))
      .map((file) => path.join(folder, 'files', file)),
  );
}

const typefaces = JSON.parse(readFileSync(path.join(FOLDER, 'typefaces.json'), 'utf8'));
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(typefaces);
const unknown = names.find((name) => !Object.hasOwn(typefaces, name));
if (unknown !== undefined) {
  console.error(
    `No typeface "${unknown}". Use ${Object.keys(typefaces).join(', ')}, or add it to typefaces.json.`,
  );
  process.exit(1);
}
for (const name of names) {
  const typeface = typefaces[name];
  // One after the other: the converter has one buffer for its results.
  const faces = [];
  for (const file of listFiles(typeface)) faces.push(await loadFace(file));
  const styles = { regular: toStyle(faces, typeface.regular), bold: toStyle(faces, typeface.bold) };
  writeFileSync(path.join(FOLDER, 'type', `${name}.json`), `${JSON.stringify(styles)}\n`);
  console.log(`${name}: ${Object.keys(styles.regular.glyphs).length} glyphs`);
}
