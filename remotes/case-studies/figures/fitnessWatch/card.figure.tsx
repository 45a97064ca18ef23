import { cardFigure } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { LaneFace } from './faces';
import { GLASS_RADIUS, Watch } from './Watch';

const RADIUS = 148;
const [CX, CY] = [200, 200];
/** Half of the number's height, in pixels of the drawing. */
const HALF_NUMBER = 40;
const RISE = 8;

export const card = cardFigure(() => {
  const middle = CY - (RISE * RADIUS) / GLASS_RADIUS;
  return (
    <>
      <Watch cx={CX} cy={CY} radius={RADIUS}>
        <LaneFace bpm="136" rise={RISE} km="4.2 km" time="31:40" />
      </Watch>
      <Dimension
        x={396}
        y={middle - HALF_NUMBER}
        length={HALF_NUMBER * 2}
        label="9 mm"
        isVertical
        labelWidth={100}
        size={26}
      />
      <Dimension
        x={512}
        y={CY - RADIUS}
        length={RADIUS * 2}
        label="33 mm"
        isVertical
        labelWidth={116}
        size={26}
      />
    </>
  );
});
