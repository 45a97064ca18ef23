import { phoneFigure } from '../kit/drawing';
import { Pointer } from '../kit/marks';
import { RecipeScreen } from './RecipeScreen';

export const recipe = phoneFigure(() => (
  <>
    <RecipeScreen x={40} y={40} />
    <Pointer n={1} from={[346, 138]} to={[380, 138]} />
    <Pointer n={2} from={[252, 298]} to={[380, 298]} />
    <Pointer n={3} from={[112, 356]} to={[380, 356]} />
    <Pointer n={4} from={[356, 465]} to={[380, 465]} />
  </>
));
