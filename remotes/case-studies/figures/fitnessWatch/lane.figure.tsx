import type { FigureDrawing } from '../kit/drawFigure';
import { Text } from '../kit/Text';
import { LaneFace, OutFace } from './faces';
import { LOPE } from './product';
import { Watch } from './Watch';

const CAPTIONS = ['Below the lane', 'In the lane', 'Above the lane'];

export const lane: FigureDrawing = {
  widthPx: 640,
  heightPx: 376,
  product: LOPE,
  draw: () => (
    <>
      <Watch cx={110} cy={150} radius={80}>
        <OutFace bpm="117" side="below" word="Lift" />
      </Watch>
      <Watch cx={320} cy={150} radius={80}>
        <LaneFace bpm="139" rise={15} km="4.9 km" time="36:55" />
      </Watch>
      <Watch cx={530} cy={150} radius={80}>
        <OutFace bpm="151" side="above" word="Ease off" />
      </Watch>
      {CAPTIONS.map((text, index) => (
        <Text
          key={text}
          x={15 + index * 210}
          y={322}
          width={190}
          size={18}
          weight={600}
          align="middle"
          isLine
        >
          {text}
        </Text>
      ))}
    </>
  ),
};
