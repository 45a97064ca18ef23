import { figure } from '../kit/drawing';
import { Pointer } from '../kit/marks';
import { Tablet } from './parts';
import { StepScreen } from './StepScreen';

export const lessonNow = figure(
  [680, 480],
  () => (
    <>
      <Tablet x={40} y={30}>
        <StepScreen />
      </Tablet>
      <Pointer n={1} from={[180, 128]} to={[20, 128]} hasDot />
      <Pointer n={2} from={[148, 306]} to={[20, 306]} hasDot />
      <Pointer n={3} from={[148, 402]} to={[20, 402]} hasDot />
      <Pointer n={4} from={[608, 306]} to={[660, 306]} hasDot />
    </>
  ),
  { floor: 15, narrow: [[[6, 20, 390, 440]]] },
);
