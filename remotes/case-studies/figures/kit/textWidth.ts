import { measureLine, toDrawnSize } from './typesetting';

/** The width of a text in the current product's typeface. */
export function textWidth(text: string, sizePx: number, weight = 400, isSerif = false): number {
  return measureLine(text, { size: toDrawnSize(sizePx), weight, isSerif });
}

/** Breaks a text into lines no wider than the box; line breaks in the text are kept. */
export function wrapText(
  text: string,
  widthPx: number,
  sizePx: number,
  weight = 400,
  isSerif = false,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && textWidth(longer, sizePx, weight, isSerif) > widthPx) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  });
}
