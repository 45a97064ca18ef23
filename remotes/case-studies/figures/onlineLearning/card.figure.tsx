import { Dot, cardFigure, Path } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Tablet } from './parts';
import { StepScreen } from './StepScreen';

/** A seam along the left side, sewn up to the current step. */
function SideSeam() {
  return (
    <>
      <Path d="M72 -20V420" line="accent" dash="2 5" />
      <Path
        d="M72 -20Q8 30 72 80M72 80Q136 130 72 180M72 180Q8 235 72 290"
        line="second"
        lineWidth={13}
        cap="round"
      />
      <Path d="M72 290L114 348" line="ink" lineWidth={7} cap="round" />
      {[80, 180, 290].map((cy) => (
        <Dot key={cy} at={[72, cy, 9]} fill="ink" />
      ))}
    </>
  );
}

export const card = cardFigure(() => (
  <>
    <SideSeam />
    <Dimension x={138} y={46} length={480} label="Read from 90 cm away" labelWidth={400} size={24} />
    <g transform="translate(138 70) scale(1.36)">
      <Tablet x={0} y={0}>
        <StepScreen />
      </Tablet>
    </g>
  </>
));
