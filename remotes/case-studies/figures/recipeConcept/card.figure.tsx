import { cardFigure, CLOSE } from '../kit/drawing';
import { BEANS } from './dishes';
import { Pot } from './Pot';
import { RecipeScreen } from './RecipeScreen';
import { UprightTape } from './Tape';

export const card = cardFigure(() => (
  <>
    <UprightTape x={44} y={-24} width={76} pxPerMinute={12.4} stretches={BEANS.main} />
    <Pot at={[142, 129, 142]} content="beans" size={142} />
    <g transform={`translate(300 40) scale(${CLOSE})`}>
      <RecipeScreen x={0} y={0} />
    </g>
  </>
));
