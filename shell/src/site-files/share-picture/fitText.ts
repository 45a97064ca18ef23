import type { FaceName, TextSetter } from './textSetter';

/** A text broken into lines, with its font size. */
export interface FittedText {
  lines: readonly string[];
  sizePx: number;
  /** Width of the longest line. */
  widthPx: number;
}

interface Fit {
  face: FaceName;
  /** From the largest to the smallest size. */
  sizesPx: { from: number; to: number };
  widthPx: number;
  maxLines: number;
}

/** A title may have 10,000 characters, but more than these never fit. */
const MAX_CHARACTERS = 240;
const STEP_PX = 2;

/**
 * Finds the largest size at which a text fits on the given number of lines, and breaks it into lines of similar length.
 * Text that does not fit at the smallest size ends with an ellipsis.
 */
export function fitText(
  text: string,
  { face, sizesPx, widthPx, maxLines }: Fit,
  setter: TextSetter,
): FittedText {
  const words = text.slice(0, MAX_CHARACTERS).split(/\s+/).filter(Boolean);
  const toWidthPx = (line: string, sizePx: number) => setter.measure(line, face) * sizePx;
  const isLong = (line: string, sizePx: number, limitPx: number) => toWidthPx(line, sizePx) > limitPx;
  const toFitted = (lines: readonly string[], sizePx: number): FittedText => ({
    ...{ lines, sizePx },
    widthPx: Math.max(0, ...lines.map((line) => toWidthPx(line, sizePx))),
  });
  for (let sizePx = sizesPx.from; sizePx >= sizesPx.to; sizePx -= STEP_PX) {
    const breakAt = (limitPx: number) =>
      breakLines(words, (line) => isLong(line, sizePx, limitPx)).filter(Boolean);
    const lines = breakAt(widthPx);
    if (lines.length > maxLines || lines.some((line) => isLong(line, sizePx, widthPx))) continue;
    let balanced = lines;
    for (let limitPx = widthPx; limitPx > 0; limitPx -= sizePx / 4) {
      const narrower = breakAt(limitPx);
      if (narrower.length > lines.length || narrower.some((line) => isLong(line, sizePx, limitPx))) break;
      balanced = narrower;
    }
    return toFitted(balanced, sizePx);
  }
  const isTooLong = (line: string) => isLong(line, sizesPx.to, widthPx);
  const pieces = words.flatMap((word) => breakWord(word, isTooLong));
  const all = breakLines(pieces, isTooLong);
  const lines = all.slice(0, maxLines);
  const isCut = all.length > maxLines || text.length > MAX_CHARACTERS;
  return toFitted(
    lines.map((line, index) => (isCut && index === lines.length - 1 ? cutToFit(line, isTooLong) : line)),
    sizesPx.to,
  );
}

function breakLines(words: readonly string[], isTooLong: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || isTooLong(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Breaks a word that is longer than a line at the end of each line. */
function breakWord(word: string, isTooLong: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character;
    if (pieces.length === 0 || isTooLong(longer)) pieces.push(character);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function cutToFit(line: string, isTooLong: (line: string) => boolean): string {
  const characters = [...line];
  while (characters.length > 0 && isTooLong(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
