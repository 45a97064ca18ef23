import type { FigureDrawing } from '../kit/drawFigure';
import { Text } from '../kit/Text';
import { DoneFace, PausedFace, ReadyFace } from './endFaces';
import { LOPE } from './product';
import { Watch } from './Watch';

const CAPTIONS = ['Before', 'In between', 'After'];

export const ends: FigureDrawing = {
  widthPx: 640,
  heightPx: 376,
  product: LOPE,
  draw: () => (
    <>
      <Watch cx={110} cy={150} radius={80}>
        <ReadyFace />
      </Watch>
      <Watch cx={320} cy={150} radius={80}>
        <PausedFace />
      </Watch>
      <Watch cx={530} cy={150} radius={80}>
        <DoneFace />
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
