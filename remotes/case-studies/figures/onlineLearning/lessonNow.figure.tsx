import { Badge } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Tablet } from './parts';
import { TREADLE } from './product';
import { StepScreen } from './StepScreen';

/** Number, where its line starts, and the mark's place. */
const MARKS = [
  [1, [180, 128], [20, 128]],
  [2, [148, 306], [20, 306]],
  [3, [148, 402], [20, 402]],
  [4, [608, 306], [660, 306]],
] as const;

function Marks() {
  const palette = usePalette();
  return MARKS.map(([n, [fromX, fromY], [cx, cy]]) => (
    <g key={n}>
      <path d={`M${fromX} ${fromY}L${cx} ${cy}`} stroke={palette.redline} strokeWidth={1.5} />
      <circle cx={fromX} cy={fromY} r={3} fill={palette.redline} />
      <Badge n={n} cx={cx} cy={cy} />
    </g>
  ));
}

export const lessonNow: FigureDrawing = {
  widthPx: 680,
  heightPx: 480,
  product: TREADLE,
  draw: () => (
    <>
      <Tablet x={40} y={30}>
        <StepScreen />
      </Tablet>
      <Marks />
    </>
  ),
};
