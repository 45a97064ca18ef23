/**
 * Widths in em of a wide system face. Visitors see whichever sans their system has, so drawings
 * assume the widest common one and leave the difference empty.
 */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["ijl'|", 0.28],
  [' .,;:!/\\ftI()[]-·’‘“”', 0.37],
  ['rsczJ', 0.53],
  ['mw%@', 0.92],
  ['MW—…→', 1],
  ['ABCDEFGHKLNOPQRSTUVXYZ&', 0.72],
];
const OTHER_WIDTH = 0.62;
const BOLD_FACTOR = 1.09;

const widthOf = new Map(WIDTHS.flatMap(([chars, width]) => [...chars].map((char) => [char, width] as const)));

export function textWidth(text: string, sizePx: number, weight = 400): number {
  const em = [...text].reduce((sum, char) => sum + (widthOf.get(char) ?? OTHER_WIDTH), 0);
  return em * sizePx * (weight >= 600 ? BOLD_FACTOR : 1);
}

/** Breaks a text into lines no wider than the box; a line break in the text always breaks. */
export function wrapText(text: string, widthPx: number, sizePx: number, weight = 400): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && textWidth(longer, sizePx, weight) > widthPx) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  });
}
