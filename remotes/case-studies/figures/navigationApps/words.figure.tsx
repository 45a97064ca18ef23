import { listLines } from '../kit/drawFigure';
import { figure, type FigureDrawing, Rect, Text } from '../kit/drawing';
import { arrowApp } from './arrowApp.figure';
import { draft } from './draft.figure';
import { lensApp } from './lensApp.figure';
import { sheetApp } from './sheetApp.figure';
import { PRODUCT, SETUP } from './product';
import { turn } from './turn.figure';

const SCREENS = [
  ['Arrow', arrowApp],
  ['Sheet', sheetApp],
  ['Lens', lensApp],
  ['Fingerpost, draft', draft],
  ['Fingerpost, now', turn],
] as const satisfies readonly (readonly [string, FigureDrawing])[];

/** Words and numbers on a drawn screen; its clock and the numbers of its marks do not count. */
function countTokens(drawing: FigureDrawing): { words: number; numbers: number } {
  const texts = listLines(drawing, { product: PRODUCT, setup: SETUP, theme: 'default' });
  const tokens = texts
    .filter((text) => text !== SETUP.device.clock && !/^[1-9]$/.test(text))
    .flatMap((text) => text.split(/\s+/));
  const numbers = tokens.filter((token) => /\d/.test(token)).length;
  return { words: tokens.filter((token) => /\p{L}/u.test(token) && !/\d/.test(token)).length, numbers };
}

const [LEFT, TOP, ROW, UNIT] = [206, 36, 58, 6.4];

function Bars() {
  return SCREENS.map(([name, drawing], index) => {
    const { words, numbers } = countTokens(drawing);
    const y = TOP + index * ROW;
    const isOurs = index === SCREENS.length - 1;
    return (
      <g key={name}>
        <Text at={[24, y + 7, 176]} size={21} weight={isOurs ? 700 : 600} isLine text={name} />
        <Rect at={[LEFT, y, words * UNIT, 32]} fill="accent" />
        <Rect at={[LEFT + words * UNIT + 2, y, numbers * UNIT, 32]} fill="second" />
        <Text at={[LEFT + (words + numbers) * UNIT + 12, y + 7, 110]} size={21} weight={600} isLine>
          {`${words} + ${numbers}`}
        </Text>
      </g>
    );
  });
}

export const words = figure(
  [640, 376, 'surface'],
  () => (
    <>
      <Bars />
      <Rect at={[LEFT, 336, 14, 14]} fill="accent" />
      <Text at={[LEFT + 22, 333, 80]} size={21} isLine text="words" />
      <Rect at={[LEFT + 100, 336, 14, 14]} fill="second" />
      <Text at={[LEFT + 122, 333, 100]} size={21} isLine text="numbers" />
    </>
  ),
  { narrow: [[[20, 0, 600, 376]]] },
);
