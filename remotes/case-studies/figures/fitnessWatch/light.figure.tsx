import { figure, Text } from '../kit/drawing';
import { DraftFace } from './DraftFace';
import { DimFace, LaneFace } from './faces';
import { Watch } from './Watch';

/** Mean luminance of each glass in per cent of white, counted in these very pictures set in Liberation Sans. */
const LIGHT = [
  ['The draft', 13],
  ['The lane', 15],
  ['At rest', 1],
] as const;

export const light = figure([640, 404], () => (
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
        <Text at={[15 + index * 210, 312, 190]} size={18} weight={600} align="middle" isLine text={name} />
        <Text
          at={[15 + index * 210, 340, 190]}
          size={26}
          weight={700}
          tone="redline"
          align="middle"
          isLine
          text={`${value}%`}
        />
      </g>
    ))}
  </>
));
