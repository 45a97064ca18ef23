import { SiteError, type ThemeName } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findSmallestType } from './letters';
import { createPalette, PaletteContext, type Product, type Tone } from './palette';
import { withSetup, type Setup } from './typesetting';

/** A piece of a drawing, with its scale if that is not 1. */
export type Tile = readonly [x: number, y: number, width: number, height: number, scale?: number];

/** Pieces of a drawing in stacked rows. */
export type Tiles = readonly (readonly Tile[])[];

/** The three parts of a wide drawing, the last one in a separate row. */
export function threeTiles(left: number, widthPx: number, heightPx: number, top = 0): Tiles {
  const [one, two, three] = [0, 1, 2].map((index): Tile => [
    left + index * widthPx,
    top,
    widthPx,
    heightPx,
  ]) as [Tile, Tile, Tile];
  return [[one, two], [three]];
}

interface FigureOptions {
  /** Minimum type size (default: the size that is 11 px on a phone, or 12 on a wide sheet). */
  floor?: number;
  /** The version for narrow screens: stacked pieces of the drawing, or another drawing. */
  narrow?: Tiles | FigureDrawing;
}

/** One drawing of a study. Its file is named after it. */
export interface FigureDrawing extends FigureOptions {
  widthPx: number;
  heightPx: number;
  background: Tone;
  floor: number;
  draw: () => ReactNode;
}

type Sheet = readonly [widthPx: number, heightPx: number, background?: Tone];

/** How much larger a screen is drawn on a card than elsewhere. */
export const CLOSE = 1.5;
/** A phone of this width fits on a card beside another drawing without cutting off text. */
export const CLOSE_PHONE_PX = 214;
const CARD_FLOOR = 14.5;

const BROAD_PX = 440;
const BROAD_FLOOR = 13;

/** Minimum type size of an upright drawing, so that no screen shows it below 11 px. */
const UPRIGHT_FLOOR = 14;

export function figure(
  [widthPx, heightPx, background = 'sunken']: Sheet,
  draw: () => ReactNode,
  { floor = widthPx > BROAD_PX ? BROAD_FLOOR : UPRIGHT_FLOOR, narrow }: FigureOptions = {},
): FigureDrawing {
  return { widthPx, heightPx, background, draw, floor, narrow };
}

/** A figure the size of one phone, with room for numbered marks. */
export function phoneFigure(draw: () => ReactNode): FigureDrawing {
  return figure([400, 764], draw);
}

/** A study's card, 640 by 400: shown small, so its screens are enlarged ({@link CLOSE}) and its type is large. */
export function cardFigure(draw: () => ReactNode, background: Tone = 'accentWash'): FigureDrawing {
  return figure([640, 400, background], draw, { floor: CARD_FLOOR });
}

/** Rounds numbers in tags only: amounts in texts are not changed. Scales must stay exact. */
function roundNumbers(svg: string): string {
  return svg.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/scale\([^)]*\)|\d*\.\d{2,}/g, (digits) =>
      digits.startsWith('scale') ? digits : String(Math.round(Number(digits) * 10) / 10),
    ),
  );
}

/** The look of a drawing for one product and theme. */
export interface DrawingStyle {
  product: Product;
  setup: Setup;
  theme: ThemeName;
}

interface Ink {
  /** The outlines of its letters, each defined once. */
  glyphs: string;
  markup: string;
  lines: string[];
}

function drawInk({ draw: Draw, floor }: FigureDrawing, { product, setup, theme }: DrawingStyle): Ink {
  const { drawn, glyphIds, lines } = withSetup(setup, floor, () =>
    renderToStaticMarkup(
      <PaletteContext value={createPalette(product, theme)}>
        <Draw />
      </PaletteContext>,
    ),
  );
  const glyphs = [...glyphIds.values()]
    .map(({ id, outline }) => `<path id="${id}" d="${outline}"/>`)
    .join('');
  return { glyphs, lines, markup: roundNumbers(drawn) };
}

function writeSvg(widthPx: number, heightPx: number, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}"><defs>${defs}</defs>${content}</svg>\n`;
}

/** The colour behind a drawing. */
export function findGround({ background }: FigureDrawing, { product, theme }: DrawingStyle): string {
  return createPalette(product, theme)[background];
}

function writeGround(drawing: FigureDrawing, style: DrawingStyle): string {
  return `<rect width="100%" height="100%" fill="${findGround(drawing, style)}"/>`;
}

/** The lines of text in a drawing, in the order in which they are drawn. */
export function listLines(drawing: FigureDrawing, style: DrawingStyle): string[] {
  return drawInk(drawing, style).lines;
}

/**
 * Draws a figure as one SVG document.
 *
 * @returns the file's text, identical for the same drawing
 */
export function drawFigure(drawing: FigureDrawing, style: DrawingStyle): string {
  const { glyphs, markup } = drawInk(drawing, style);
  return writeSvg(drawing.widthPx, drawing.heightPx, glyphs, writeGround(drawing, style) + markup);
}

/** Width that is left for a figure between the margins of a page on a phone. */
export const NARROWEST_PX = 326;
export const SMALLEST_SHOWN_PX = 11;

interface NarrowPicture {
  text: string;
  smallestType: number;
  widthPx: number;
  heightPx: number;
}

function stackTiles(drawing: FigureDrawing, tiles: Tiles, style: DrawingStyle): NarrowPicture {
  const widthOf = (row: readonly Tile[]) =>
    row.reduce((sum, [, , width, , scale = 1]) => sum + width * scale, 0);
  const widthPx = Math.max(...tiles.map(widthOf));
  const { glyphs, markup } = drawInk(drawing, style);
  let top = 0;
  const windows = tiles.flatMap((row) => {
    let left = (widthPx - widthOf(row)) / 2;
    const pieces = row.map(([x, y, width, height, scale = 1]) => {
      const at = `x="${left}" y="${top}" width="${width * scale}" height="${height * scale}"`;
      left += width * scale;
      return `<svg ${at} viewBox="${x} ${y} ${width} ${height}"><use href="#all"/></svg>`;
    });
    top += Math.max(...row.map(([, , , height, scale = 1]) => height * scale));
    return pieces;
  });
  // Attributes of a picture's size take whole numbers only.
  const heightPx = Math.ceil(top);
  const defs = `${glyphs}<g id="all">${markup}</g>`;
  return {
    widthPx,
    heightPx,
    smallestType: Math.min(...tiles.flat().map((tile) => findSmallestType(markup, tile) * (tile[4] ?? 1))),
    text: writeSvg(widthPx, heightPx, defs, writeGround(drawing, style) + windows.join('')),
  };
}

function drawAlone(drawing: FigureDrawing, style: DrawingStyle): NarrowPicture {
  const text = drawFigure(drawing, style);
  return { text, widthPx: drawing.widthPx, heightPx: drawing.heightPx, smallestType: findSmallestType(text) };
}

/** Draws the version of a wide drawing for narrow screens. */
export function drawNarrow(drawing: FigureDrawing, style: DrawingStyle): NarrowPicture | undefined {
  const { narrow } = drawing;
  if (narrow === undefined) return undefined;
  const picture = 'draw' in narrow ? drawAlone(narrow, style) : stackTiles(drawing, narrow, style);
  const shownPx = (picture.smallestType * NARROWEST_PX) / picture.widthPx;
  if (shownPx < SMALLEST_SHOWN_PX)
    throw new SiteError(
      `[case-studies] Failed to draw for narrow screens: ${picture.widthPx} px wide, its smallest text is shown at ${shownPx.toFixed(1)} px, below the minimum of ${SMALLEST_SHOWN_PX} px. Make the pieces narrower, or the text larger.`,
      'BAD_DRAWING',
    );
  return picture;
}
