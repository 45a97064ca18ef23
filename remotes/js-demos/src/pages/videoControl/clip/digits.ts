import type { Rect } from './shapes';

/* The strokes of a digit: top, the two upper sides, middle, the two lower sides, bottom. */
const STROKES: Readonly<Record<string, string>> = {
  '0': '1110111',
  '1': '0010010',
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '5': '1101011',
  '6': '1101111',
  '7': '1010010',
  '8': '1111111',
  '9': '1111011',
};

interface DigitLook {
  x: number;
  y: number;
  height: number;
  colour: string;
}

function createDigit(digit: string, { x, y, height, colour }: DigitLook): Rect[] {
  const thick = height / 6;
  const width = height * 0.56;
  const half = (height + thick) / 2;
  const right = x + width - thick;
  const middle = y + half - thick;
  const strokes: readonly (readonly [number, number, number, number])[] = [
    [x, y, width, thick],
    [x, y, thick, half],
    [right, y, thick, half],
    [x, middle, width, thick],
    [x, middle, thick, half],
    [right, middle, thick, half],
    [x, y + height - thick, width, thick],
  ];
  return strokes
    .filter((_, index) => STROKES[digit]?.charAt(index) === '1')
    .map(([left, top, strokeWidth, strokeHeight]) => ({
      kind: 'rect',
      x: left,
      y: top,
      width: strokeWidth,
      height: strokeHeight,
      colour,
    }));
}

/** Seven-segment digits and the decimal point: the clip needs no font. */
export function createDigits(text: string, look: DigitLook): readonly Rect[] {
  const thick = look.height / 6;
  let { x } = look;
  return [...text].flatMap((character) => {
    const left = x;
    if (character === '.') {
      x += thick * 2;
      return [
        {
          kind: 'rect' as const,
          x: left,
          y: look.y + look.height - thick,
          width: thick,
          height: thick,
          colour: look.colour,
        },
      ];
    }
    x += look.height * 0.56 + thick;
    return createDigit(character, { ...look, x: left });
  });
}
