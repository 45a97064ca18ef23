import { COLORS } from '@portfolio/design';
import { SITE } from '../../site';
import { escapeHtml } from '../escapeHtml';
import { fitText, type FittedText } from './fitText';
import type { FaceName, TextSetter } from './textSetter';
import { SHARE_PICTURE_SIZE, type SharePicture } from './sharePicture';

const ink = COLORS.default;
const MARGIN = 48;
/** The frame of an artwork. Cards are designed at a width of 640 px, so that their lines align with pixels. */
const ARTWORK = { x: 512, y: 115, width: 640, height: 400 } as const;

/** The size to which an artwork is scaled. */
export const SHARE_ARTWORK_SIZE = { widthPx: ARTWORK.width, heightPx: ARTWORK.height };
const TITLE_WIDTH = 424;
const CAP_HEIGHT = 0.686;
const LINE_HEIGHT = 1.06;
const HANDLE = 13;

/**
 * Draws the share picture of a page in the light theme: the site's name, the title, and the artwork in a selection
 * frame, with the redlines of both.
 *
 * @param artworkUrl - the artwork as a `data:` URL; null without one
 */
export function drawSharePicture(
  picture: SharePicture,
  artworkUrl: string | null,
  setter: TextSetter,
): string {
  const { widthPx, heightPx } = SHARE_PICTURE_SIZE;
  const parts =
    artworkUrl === null ? drawHeadline(picture, setter) : drawProject(picture, artworkUrl, setter);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">`,
    `<rect width="${widthPx}" height="${heightPx}" fill="${ink.canvas}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

function drawProject({ title, label }: SharePicture, artworkUrl: string, setter: TextSetter): string[] {
  const { x, y, width, height } = ARTWORK;
  const bottom = y + height;
  const fitted = fitText(
    title,
    { face: 'title', sizesPx: { from: 64, to: 32 }, widthPx: TITLE_WIDTH, maxLines: 4 },
    setter,
  );
  const lastBaseline = bottom;
  const firstBaseline = lastBaseline - (fitted.lines.length - 1) * fitted.sizePx * LINE_HEIGHT;
  return [
    ...drawName(y, setter),
    ...drawLines(fitted, 'title', ink.ink, MARGIN, firstBaseline, setter),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink.sunken}"/>`,
    `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet" href="${escapeHtml(artworkUrl)}"/>`,
    drawText(cut(label, 'label', 30, width, setter), 'label', 30, ink.select, x, y - 20, setter),
    drawFrame(ARTWORK),
    ...drawMeasure(MARGIN, MARGIN + fitted.widthPx, bottom + 46, setter),
    ...drawMeasure(x, x + width, bottom + 46, setter),
  ];
}

function drawHeadline({ title, text }: SharePicture, setter: TextSetter): string[] {
  const left = 72;
  const widthPx = SHARE_PICTURE_SIZE.widthPx - 2 * left;
  const toFitted = (from: number, to: number, maxLines: number) =>
    fitText(title, { face: 'headline', sizesPx: { from, to }, widthPx, maxLines }, setter);
  const inOneLine = toFitted(156, 92, 1);
  const isOneLine = inOneLine.lines[0] === title;
  const fitted = isOneLine ? inOneLine : toFitted(104, 48, 2);
  const texts = fitText(
    text,
    { face: 'text', sizesPx: { from: 40, to: 36 }, widthPx: 940, maxLines: 2 },
    setter,
  );
  const capPx = fitted.sizePx * CAP_HEIGHT;
  const blockPx = (fitted.lines.length - 1) * fitted.sizePx * LINE_HEIGHT + capPx;
  // Vertically centred between the name and the text.
  const top = 120 + (320 - blockPx) / 2;
  const frame = {
    x: left - 24,
    y: top - 28,
    width: fitted.widthPx + 48,
    height: blockPx + (fitted.lines.some((line) => /[gjpqy,]/.test(line)) ? fitted.sizePx * 0.2 : 0) + 56,
  };
  return [
    ...drawName(MARGIN, setter),
    ...drawLines(fitted, 'headline', ink.ink, left, top + capPx, setter),
    drawFrame(frame),
    ...drawMeasure(frame.x, frame.x + frame.width, frame.y + frame.height + 40, setter),
    ...drawLines(
      texts,
      'text',
      ink.muted,
      MARGIN,
      582 - (texts.lines.length - 1) * texts.sizePx * 1.25,
      setter,
      1.25,
    ),
  ];
}

/** The logo mark and the site's name, with their top at `y`. */
function drawName(y: number, setter: TextSetter): string[] {
  return [
    `<g transform="translate(${MARGIN - 7 * 1.75} ${y - 3 * 1.75}) scale(1.75)"><path d="M7 3h14v14H7z" fill="${ink.ink}"/><path d="M7 20.5v6M21 20.5v6M7 23.5h14" fill="none" stroke="${ink.redline}" stroke-width="1.75"/></g>`,
    drawText(
      cut(SITE.name, 'title', 34, TITLE_WIDTH - 44, setter),
      'title',
      34,
      ink.ink,
      MARGIN + 44,
      y + 24,
      setter,
    ),
  ];
}

/** A blue frame with four handles, as around all selected elements of the site. */
function drawFrame({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  const line = `fill="none" stroke="${ink.select}" stroke-width="3"`;
  return [
    `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" ${line}/>`,
    ...corners.map(
      ([cx, cy]) =>
        `<rect x="${r(cx - HANDLE / 2)}" y="${r(cy - HANDLE / 2)}" width="${HANDLE}" height="${HANDLE}" fill="${ink.surface}" stroke="${ink.select}" stroke-width="3"/>`,
    ),
  ].join('');
}

/** A dimension line with its length in pixels. */
function drawMeasure(from: number, to: number, y: number, setter: TextSetter): string[] {
  const label = `${Math.round(to - from)} px`;
  const sizePx = 24;
  const widthPx = setter.measure(label, 'label') * sizePx;
  const middle = (from + to) / 2;
  const gap = widthPx / 2 + 12;
  return [
    `<path d="M${r(from)} ${y - 8}v16M${r(to)} ${y - 8}v16M${r(from)} ${y}H${r(middle - gap)}M${r(middle + gap)} ${y}H${r(to)}" fill="none" stroke="${ink.redline}" stroke-width="2"/>`,
    drawText(label, 'label', sizePx, ink.redline, middle - widthPx / 2, y + 8, setter),
  ];
}

function drawLines(
  { lines, sizePx }: FittedText,
  face: FaceName,
  fill: string,
  x: number,
  firstBaseline: number,
  setter: TextSetter,
  lineHeight = LINE_HEIGHT,
): string[] {
  return lines.map((line, index) =>
    drawText(line, face, sizePx, fill, x, firstBaseline + index * sizePx * lineHeight, setter),
  );
}

function drawText(
  text: string,
  face: FaceName,
  sizePx: number,
  fill: string,
  x: number,
  y: number,
  setter: TextSetter,
): string {
  return `<path d="${setter.outline(text, face, sizePx, x, y)}" fill="${fill}"/>`;
}

/** Fits a text on one line, truncated if necessary. */
function cut(text: string, face: FaceName, sizePx: number, widthPx: number, setter: TextSetter): string {
  return fitText(
    text,
    { face, sizesPx: { from: sizePx, to: sizePx }, widthPx, maxLines: 1 },
    setter,
  ).lines.join('');
}

function r(number: number): number {
  return Math.round(number * 100) / 100;
}
