import { setLine, UNITS_PER_EM, type Pairing, type PlacedGlyph, type TypeStyle } from './typeface';

/** The phone on which a product is drawn. */
export interface DeviceStyle {
  clock: string;
  /** The radius of its screen's corners. */
  corner: number;
  camera: 'none' | 'hole' | 'island';
}

/** The settings of a product besides its colours. */
export interface Setup {
  pairing: Pairing;
  device: DeviceStyle;
}

/** The settings of the drawing in progress. Parts are measured outside React, so this cannot be a context. */
interface Setting extends Setup {
  /** Minimum type size. */
  floor: number;
  glyphIds: Map<string, { id: string; outline: string }>;
  lines: string[];
}

function createSetting(setup: Setup, floor: number): Setting {
  return { ...setup, floor, glyphIds: new Map(), lines: [] };
}

const PLAIN: Setup = {
  pairing: { text: 'sourceSans' },
  device: { clock: '9:41', corner: 28, camera: 'none' },
};

let setting = createSetting(PLAIN, 0);

/** Draws with a product's typefaces and device, and returns the glyphs and lines of the drawing as well. */
export function withSetup<T>(setup: Setup, floor: number, draw: () => T): { drawn: T } & Setting {
  const outer = setting;
  setting = createSetting(setup, floor);
  try {
    return { drawn: draw(), ...setting };
  } finally {
    setting = outer;
  }
}

const NOMINAL_FLOOR = 11;
const UNCHANGED_FROM = 5;

/** Raises small sizes to the drawing's minimum, keeping their order, up to sizes that are large enough anyway. */
export function toDrawnSize(size: number): number {
  const { floor } = setting;
  const end = floor + UNCHANGED_FROM;
  if (size >= end || floor <= NOMINAL_FLOOR) return Math.max(size, floor);
  if (size <= NOMINAL_FLOOR) return floor;
  return floor + ((size - NOMINAL_FLOOR) / (end - NOMINAL_FLOOR)) * UNCHANGED_FROM;
}

/** The width of a line, in the drawing's pixels. */
export function measureLine(line: string, type: TypeStyle): number {
  return (setLine(line, setting.pairing, type).widthUnits / UNITS_PER_EM) * type.size;
}

/** A line's glyphs, by the ids of their outlines in the drawing. */
export function placeGlyphs(line: string, type: TypeStyle): { id: string; x: number }[] {
  setting.lines.push(line);
  return setLine(line, setting.pairing, type).glyphs.map(({ key, outline, x }: PlacedGlyph) => {
    const known = setting.glyphIds.get(key) ?? { id: `g${setting.glyphIds.size.toString(36)}`, outline };
    setting.glyphIds.set(key, known);
    return { id: known.id, x };
  });
}

/** The phone of the product that is currently drawn. */
export function getDevice(): DeviceStyle {
  return setting.device;
}
