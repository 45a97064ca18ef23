import { drawFigure, type FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { arrowApp } from './arrowApp.figure';
import { draft } from './draft.figure';
import { lensApp } from './lensApp.figure';
import { FINGERPOST } from './product';
import { sheetApp } from './sheetApp.figure';
import { turn } from './turn.figure';

const SCREENS = [
  ['Arrow', arrowApp],
  ['Sheet', sheetApp],
  ['Lens', lensApp],
  ['Fingerpost, draft', draft],
  ['Fingerpost, now', turn],
] as const satisfies readonly (readonly [string, FigureDrawing])[];

/** Words and numbers on a drawn screen; its clock and the numbers of its marks are not part of the app. */
function countTokens(drawing: FigureDrawing): { words: number; numbers: number } {
  const texts = [...drawFigure(drawing, 'default').matchAll(/>([^<>]+)<\/t/g)].map(([, text = '']) => text);
  const tokens = texts
    .filter((text) => text !== '10:24' && !/^[1-9]$/.test(text))
    .flatMap((text) => text.split(/\s+/));
  const numbers = tokens.filter((token) => /\d/.test(token)).length;
  return { words: tokens.filter((token) => /\p{L}/u.test(token) && !/\d/.test(token)).length, numbers };
}

const [LEFT, TOP, ROW, UNIT] = [206, 36, 58, 6.4];

function Bars() {
  const palette = usePalette();
  return SCREENS.map(([name, drawing], index) => {
    const { words, numbers } = countTokens(drawing);
    const y = TOP + index * ROW;
    const isOurs = index === SCREENS.length - 1;
    return (
      <g key={name}>
        <Text x={24} y={y + 7} width={176} size={15} weight={isOurs ? 700 : 600} isLine>
          {name}
        </Text>
        <rect x={LEFT} y={y} width={words * UNIT} height={32} fill={palette.accent} />
        <rect x={LEFT + words * UNIT + 2} y={y} width={numbers * UNIT} height={32} fill={palette.second} />
        <Text x={LEFT + (words + numbers) * UNIT + 12} y={y + 7} width={110} size={15} weight={600} isLine>
          {`${words} + ${numbers}`}
        </Text>
      </g>
    );
  });
}

export const words: FigureDrawing = {
  widthPx: 640,
  heightPx: 376,
  product: FINGERPOST,
  background: 'surface',
  draw: function DrawWords() {
    const palette = usePalette();
    return (
      <>
        <Bars />
        <rect x={LEFT} y={336} width={14} height={14} fill={palette.accent} />
        <Text x={LEFT + 22} y={333} width={80} size={14} isLine>
          words
        </Text>
        <rect x={LEFT + 100} y={336} width={14} height={14} fill={palette.second} />
        <Text x={LEFT + 122} y={333} width={100} size={14} isLine>
          numbers
        </Text>
      </>
    );
  },
};
