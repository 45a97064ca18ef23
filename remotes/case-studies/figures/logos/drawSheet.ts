import { setLine, UNITS_PER_EM } from '../kit/typeface';
import type { LogoId } from '../../src/logos/marks';
import { LOOKS } from './looks';
import { listShapes, measureArt, type MarkShape } from './markShapes';

const SQUARE = 120;
const MARK = 96;
const MARGIN = (SQUARE - MARK) / 2;
const WIDTH = SQUARE * 5;
const WORDS_LEFT = MARGIN + MARK + 20;
const WORDS_WIDTH = SQUARE * 3 - WORDS_LEFT - MARGIN;
const [INK, PAPER, REDLINE, LINE] = ['#14161a', '#fff', '#d0103a', '#8d93a1'];

const round = (value: number): number => Math.round(value * 10) / 10;

function writeTag({ tag, attributes }: MarkShape, changes: Readonly<Record<string, string>> = {}): string {
  const all = { ...attributes, ...changes };
  return `<${tag} ${Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
}

function writeWords(
  words: string,
  face: string,
  size: number,
  isBold: boolean,
): { path: string; width: number } {
  const { glyphs, widthUnits } = setLine(words, { text: face }, { size, weight: isBold ? 700 : 400 });
  const path = glyphs.map(
    ({ outline, x }) => `<path transform="translate(${Math.round(x)})" d="${outline}"/>`,
  );
  return { path: path.join(''), width: (widthUnits / UNITS_PER_EM) * size };
}

function placeWords(
  words: string,
  face: string,
  isBold: boolean,
  [x, y, size]: readonly number[],
  fill = INK,
) {
  const { path } = writeWords(words, face, size ?? 0, isBold);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${(size ?? 0) / UNITS_PER_EM})">${path}</g>`;
}

const LARGEST_NAME = 38;
const TRADE_SIZE = 15;

/** The mark with its name, in the typeface chosen for it. */
function drawLockUp(mark: string, id: LogoId, title: string): string {
  const { tradeWords, face, isRegular = false } = LOOKS[id];
  const words = title.split(' ');
  const name = words.slice(0, words.length - tradeWords).join(' ');
  const trade = words.slice(words.length - tradeWords).join(' ');
  const size = round(
    Math.min(
      LARGEST_NAME,
      (LARGEST_NAME * WORDS_WIDTH) / writeWords(name, face, LARGEST_NAME, !isRegular).width,
    ),
  );
  const baseline = trade === '' ? SQUARE / 2 + size * 0.34 : SQUARE / 2 + size * 0.12;
  const nameWords = placeWords(name, face, !isRegular, [WORDS_LEFT, round(baseline), size]);
  const tradeLine = [WORDS_LEFT, round(baseline + 8 + TRADE_SIZE), TRADE_SIZE];
  return `<svg x="${MARGIN}" y="${MARGIN}" width="${MARK}" height="${MARK}" viewBox="0 0 96 96">${mark}</svg>${nameWords}${
    trade === '' ? '' : placeWords(trade, face, false, tradeLine)
  }`;
}

/** Draws the shapes in black and white rather than converting the colours to grey. */
function drawOneColour(shapes: readonly MarkShape[], ink: readonly string[]): string {
  const toPaint = (paint: string) => (ink.includes(paint) ? INK : PAPER);
  return shapes
    .map((shape) => {
      const { fill, stroke } = shape.attributes;
      return writeTag(shape, {
        ...(fill !== undefined && fill !== 'none' && { fill: toPaint(fill) }),
        ...(stroke !== undefined && { stroke: toPaint(stroke) }),
      });
    })
    .join('');
}

function drawOutline(shape: MarkShape): string {
  const { fill, stroke } = shape.attributes;
  const isLine = fill === 'none' && stroke !== undefined;
  const isRound = shape.tag === 'circle';
  const thin = {
    fill: 'none',
    stroke: isRound ? REDLINE : LINE,
    'stroke-width': '.6',
    'stroke-opacity': '1',
  };
  const body: Readonly<Record<string, string>> = isLine
    ? { 'stroke-opacity': '.12', stroke: INK }
    : { 'fill-opacity': '.1', fill: INK, stroke: 'none' };
  const centre = isRound
    ? `<path fill="none" stroke="${REDLINE}" stroke-width=".6" d="M${Number(shape.attributes.cx) - 2} ${shape.attributes.cy}h4M${shape.attributes.cx} ${Number(shape.attributes.cy) - 2}v4"/>`
    : '';
  return writeTag(shape, body) + writeTag(shape, thin) + centre;
}

function drawDimension(path: string): string {
  return `<path fill="none" stroke="${REDLINE}" stroke-width=".8" d="${path}"/>`;
}

/** The outlines on a grid of twelve, with the fraction of the square that the drawing takes. */
function drawConstruction(shapes: readonly MarkShape[]): string {
  const { left, top, right, bottom } = measureArt(shapes);
  const grid = Array.from({ length: 9 }, (_, index) => `M${index * 12} 0v96M0 ${index * 12}h96`).join('');
  const [width, height] = [round(right - left), round(bottom - top)];
  const label = (text: string, x: number, y: number) => {
    const size = 7;
    return placeWords(
      text,
      'publicSans',
      true,
      [round(x - writeWords(text, 'publicSans', size, true).width / 2), round(y), size],
      REDLINE,
    );
  };
  return [
    `<path fill="none" stroke="${LINE}" stroke-opacity=".35" stroke-width=".4" d="${grid}"/>`,
    `<rect width="96" height="96" rx="12" fill="none" stroke="${LINE}" stroke-width=".6"/>`,
    ...shapes.filter((shape) => !shape.isPlate).map(drawOutline),
    drawDimension(`M${round(left)} -5h${width}M${round(left)} -7.5v5M${round(right)} -7.5v5`),
    label(String(width), (left + right) / 2, -6.5),
    drawDimension(`M101 ${round(top)}v${height}M98.5 ${round(top)}h5M98.5 ${round(bottom)}h5`),
    `<g transform="rotate(90 102.5 ${round((top + bottom) / 2)})">${label(String(height), 102.5, (top + bottom) / 2)}</g>`,
  ].join('');
}

/**
 * Draws the sheet of a logo: five squares in a row. The first is the construction, the second the mark in one colour,
 * and the other three the mark with its name.
 *
 * @param svg - the content of the mark's file
 */
export function drawSheet(id: LogoId, title: string, svg: string): string {
  const shapes = listShapes(svg);
  const mark = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replace(/\n\s*/g, '');
  const parts = [
    `<g transform="translate(${MARGIN - 2} ${MARGIN + 2})">${drawConstruction(shapes)}</g>`,
    `<g transform="translate(${SQUARE + MARGIN} ${MARGIN})">${drawOneColour(shapes, LOOKS[id].ink)}</g>`,
    `<g transform="translate(${SQUARE * 2})">${drawLockUp(mark, id, title)}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${SQUARE}" width="${WIDTH}" height="${SQUARE}">${parts.join('')}</svg>\n`;
}
