import type { FigureDrawing } from '../kit/drawFigure';
import { Mark, SCREEN_FIGURE } from './BenchScreen';
import { PackingScreen } from './PackingScreen';
import { SNUG } from './product';

export const packing: FigureDrawing = {
  ...SCREEN_FIGURE,
  product: SNUG,
  draw: () => (
    <>
      <PackingScreen />
      <Mark n={1} side="left" to={[50, 172]} />
      <Mark n={2} side="left" to={[54, 278]} />
      <Mark n={3} side="bottom" to={[342, 336]} />
      <Mark n={4} side="bottom" to={[160, 371]} />
    </>
  ),
};
