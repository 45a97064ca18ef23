import type { FigureDrawing } from '../kit/drawFigure';
import { Text } from '../kit/Text';
import { DraftFace } from './DraftFace';
import { DimFace, LaneFace } from './faces';
import { LOPE } from './product';
import { Watch } from './Watch';

/** Mean luminance of each glass in per cent of white, counted in these very pictures set in Liberation Sans. */
const LIGHT = [
  ['The draft', 13],
  ['The lane', 15],
  ['At rest', 1],
] as const;

export const light: FigureDrawing = {
  widthPx: 640,
  heightPx: 404,
  product: LOPE,
  draw: () => (
    <>
      <Watch cx={110} cy={150} radius={80}>
        <DraftFace />
      </Watch>
      <Watch cx={320} cy={150} radius={80}>
        <LaneFace bpm="136" rise={8} km="4.2 km" time="31:40" />
      </Watch>
      <Watch cx={530} cy={150} radius={80}>
        <DimFace bpm="136" rise={8} />
      </Watch>
      {LIGHT.map(([name, value], index) => (
        <g key={name}>
          <Text x={15 + index * 210} y={312} width={190} size={18} weight={600} align="middle" isLine>
            {name}
          </Text>
          <Text
            x={15 + index * 210}
            y={340}
            width={190}
            size={26}
            weight={700}
            tone="redline"
            align="middle"
            isLine
          >
            {`${value}%`}
          </Text>
        </g>
      ))}
    </>
  ),
};
