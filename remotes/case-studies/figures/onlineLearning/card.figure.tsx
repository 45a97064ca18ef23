import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Tablet } from './parts';
import { TREADLE } from './product';
import { StepScreen } from './StepScreen';

/** A seam that runs down the left side, sewn as far as the step. */
function SideSeam() {
  const palette = usePalette();
  return (
    <>
      <path d="M72 -20V420" stroke={palette.accent} strokeDasharray="2 5" />
      <path
        d="M72 -20Q8 30 72 80M72 80Q136 130 72 180M72 180Q8 235 72 290"
        fill="none"
        stroke={palette.second}
        strokeWidth={13}
        strokeLinecap="round"
      />
      <path d="M72 290L114 348" stroke={palette.ink} strokeWidth={7} strokeLinecap="round" />
      {[80, 180, 290].map((cy) => (
        <circle key={cy} cx={72} cy={cy} r={9} fill={palette.ink} />
      ))}
    </>
  );
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: TREADLE,
  background: 'accentWash',
  draw: () => (
    <>
      <SideSeam />
      <Dimension x={138} y={40} length={480} label="Read from 90 cm away" labelWidth={260} size={16} />
      <g transform="translate(138 54) scale(0.8)">
        <Tablet x={0} y={0}>
          <StepScreen />
        </Tablet>
      </g>
    </>
  ),
};
