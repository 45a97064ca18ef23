import { figure } from '../kit/drawing';
import { BEANS } from './dishes';
import { Pot } from './Pot';
import { RecipeScreen } from './RecipeScreen';
import { UprightTape } from './Tape';

export const card = figure([640, 400, 'accentWash'], () => (
  <>
    <UprightTape x={44} y={-24} width={76} pxPerMinute={12.4} stretches={BEANS.main} />
    <Pot at={[142, 129, 142]} content="beans" size={142} />
    <RecipeScreen x={306} y={44} />
  </>
));
