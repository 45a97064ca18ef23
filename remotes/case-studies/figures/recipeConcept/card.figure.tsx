import type { FigureDrawing } from '../kit/drawFigure';
import { BEANS } from './dishes';
import { Pot } from './Pot';
import { TRIVET } from './product';
import { RecipeScreen } from './RecipeScreen';
import { UprightTape } from './Tape';

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: TRIVET,
  background: 'accentWash',
  draw: () => (
    <>
      <UprightTape x={44} y={-24} width={76} pxPerMinute={12.4} stretches={BEANS.main} />
      <Pot content="beans" size={142} x={142} y={129} width={142} />
      <RecipeScreen x={306} y={44} />
    </>
  ),
};
