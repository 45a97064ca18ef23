import { figure } from '../kit/drawing';
import { Mark, SCREEN_SHEET } from './BenchScreen';
import { PackingScreen } from './PackingScreen';

export const packing = figure(
  SCREEN_SHEET,
  () => (
    <>
      <PackingScreen />
      <Mark n={1} side="left" to={[50, 172]} />
      <Mark n={2} side="left" to={[54, 278]} />
      <Mark n={3} side="bottom" to={[294, 212]} />
      <Mark n={4} side="bottom" to={[160, 376]} />
    </>
  ),
  { floor: 17.5, narrow: [[[2, 8, 396, 414]]] },
);
