import { figure, Text } from '../kit/drawing';
import { DraftFace } from './DraftFace';
import { DimFace, LaneFace } from './faces';
import { Watch, WatchRow } from './Watch';

const FACES = [
  ['The draft', <DraftFace key="draft" />],
  ['The lane', <LaneFace key="lane" bpm="136" rise={8} km="4.2 km" time="31:40" />],
  ['At rest', <DimFace key="rest" bpm="136" rise={8} />],
] as const;

/** Mean luminance of each glass in per cent of white, measured in these very pictures. */
const LIGHT = ['about 13%', 'about 15%', 'about 1%'];
const RESULT = { weight: 700, tone: 'redline', align: 'middle', isLine: true } as const;

const ROW_PX = 284;
const RADIUS = 102;

/** One below the other and at one scale: side by side, the labels of the draft would be too small for a phone. */
const stacked = figure(
  [330, FACES.length * ROW_PX],
  () =>
    FACES.map(([caption, face], index) => {
      const cy = (index + 0.5) * ROW_PX;
      return (
        <g key={caption}>
          <Watch cx={120} cy={cy} radius={RADIUS} strapReach={1.3}>
            {face}
          </Watch>
          <Text at={[238, cy - 28, 90]} size={16} weight={600} align="middle" isLine text={caption} />
          <Text at={[238, cy, 90]} {...RESULT} size={17} text={LIGHT[index]} />
        </g>
      );
    }),
  { floor: 0 },
);

export const light = figure(
  [640, 404],
  () => (
    <>
      <WatchRow faces={FACES} captionTop={312} />
      {LIGHT.map((share, index) => (
        <Text key={share} at={[15 + index * 210, 342, 190]} {...RESULT} size={24} text={share} />
      ))}
    </>
  ),
  { floor: 0, narrow: stacked },
);
