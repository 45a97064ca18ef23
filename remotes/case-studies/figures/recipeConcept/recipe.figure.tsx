import { Path, phoneFigure } from '../kit/drawing';
import { Badge } from '../kit/marks';
import { RecipeScreen } from './RecipeScreen';

const MARKS = [
  [1, 346, 138],
  [2, 252, 298],
  [3, 112, 356],
  [4, 356, 465],
] as const;

function Marks() {
  return MARKS.map(([n, x, y]) => (
    <g key={n}>
      <Path d={`M${x} ${y}H380`} line="redline" lineWidth={1.5} />
      <Badge n={n} cx={380} cy={y} />
    </g>
  ));
}

export const recipe = phoneFigure(() => (
  <>
    <RecipeScreen x={40} y={40} />
    <Marks />
  </>
));
