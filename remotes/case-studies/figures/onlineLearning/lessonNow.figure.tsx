import { Dot, figure, Path } from '../kit/drawing';
import { Badge } from '../kit/marks';
import { Tablet } from './parts';
import { StepScreen } from './StepScreen';

/** Number, where its line starts, and the mark's place. */
const MARKS = [
  [1, [180, 128], [20, 128]],
  [2, [148, 306], [20, 306]],
  [3, [148, 402], [20, 402]],
  [4, [608, 306], [660, 306]],
] as const;

function Marks() {
  return MARKS.map(([n, [fromX, fromY], [cx, cy]]) => (
    <g key={n}>
      <Path d={`M${fromX} ${fromY}L${cx} ${cy}`} line="redline" lineWidth={1.5} />
      <Dot at={[fromX, fromY, 3]} fill="redline" />
      <Badge n={n} cx={cx} cy={cy} />
    </g>
  ));
}

export const lessonNow = figure([680, 480], () => (
  <>
    <Tablet x={40} y={30}>
      <StepScreen />
    </Tablet>
    <Marks />
  </>
));
