import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Maps a character to its advance width, in units of 1/500 of the type size, and its outline. */
interface Style {
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  kerns: Readonly<Record<string, number>>;
}

/** The outlines of one typeface, written by `writeGlyphs.mjs`. */
interface Face {
  regular: Style;
  bold: Style;
}

/** The typefaces of a product's screens: names of files in `type/`. */
export interface Pairing {
  text: string;
  /** For large bold lines, and for text by people or from sources. */
  display?: string;
}

export const UNITS_PER_EM = 500;
const FALLBACK = 'sourceSans';
const DISPLAY_SIZE = 20;

const faces = new Map<string, Face>();

function loadFace(name: string): Face {
  const known = faces.get(name);
  if (known) return known;
  const face = JSON.parse(readFileSync(path.join(__dirname, '../type', `${name}.json`), 'utf8')) as Face;
  faces.set(name, face);
  return face;
}

/** The style of a run of text. */
export interface TypeStyle {
  size: number;
  weight?: number;
  isSerif?: boolean;
  spacing?: number;
}

export interface PlacedGlyph {
  /** Equal for equal outlines, so that a drawing contains each one once. */
  key: string;
  outline: string;
  x: number;
}

function toStyle({ text, display = text }: Pairing, { size, weight = 400, isSerif = false }: TypeStyle) {
  const isBold = weight >= 600;
  const name = isSerif || (isBold && size >= DISPLAY_SIZE) ? display : text;
  return [name, isBold ? 'bold' : 'regular'] as const;
}

/** Sets a line: its glyphs with their positions, and its width, both in those units. */
export function setLine(
  line: string,
  pairing: Pairing,
  type: TypeStyle,
): { glyphs: PlacedGlyph[]; widthUnits: number } {
  const [name, weight] = toStyle(pairing, type);
  const characters = [...line];
  let x = 0;
  const glyphs = characters.map((character, index) => {
    const own = loadFace(name)[weight];
    const face = character in own.glyphs ? name : FALLBACK;
    const [advance, outline] = loadFace(face)[weight].glyphs[character] ?? [0, ''];
    const glyph = { key: `${face} ${weight} ${character}`, outline, x };
    const kern = own.kerns[`${character}${characters[index + 1] ?? ''}`] ?? 0;
    x += advance + kern + ((type.spacing ?? 0) / type.size) * UNITS_PER_EM;
    return glyph;
  });
  return { glyphs: glyphs.filter(({ outline }) => outline !== ''), widthUnits: x };
}
