import { Badge } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { TRIVET } from './product';
import { RecipeScreen } from './RecipeScreen';

const MARKS = [
  [1, 346, 138],
  [2, 252, 298],
  [3, 112, 356],
  [4, 356, 465],
] as const;

function Marks() {
  const palette = usePalette();
  return MARKS.map(([n, x, y]) => (
    <g key={n}>
      <path d={`M${x} ${y}H380`} stroke={palette.redline} strokeWidth={1.5} />
      <Badge n={n} cx={380} cy={y} />
    </g>
  ));
}

export const recipe: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TRIVET,
  draw: () => (
    <>
      <RecipeScreen x={40} y={40} />
      <Marks />
    </>
  ),
};
