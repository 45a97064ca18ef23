import { figure, Text } from '../kit/drawing';
import { DraftFace } from './DraftFace';
import { DimFace, LaneFace } from './faces';
import { WatchRow } from './Watch';

const FACES = [
  ['The draft', <DraftFace key="draft" />],
  ['The lane', <LaneFace key="lane" bpm="136" rise={8} km="4.2 km" time="31:40" />],
  ['At rest', <DimFace key="rest" bpm="136" rise={8} />],
] as const;

/** Mean luminance of each glass in per cent of white, measured in these very pictures. */
const LIGHT = ['13%', '15%', '1%'];
const RESULT = { size: 26, weight: 700, tone: 'redline', align: 'middle', isLine: true } as const;

export const light = figure(
  [640, 404],
  () => (
    <>
      <WatchRow faces={FACES} captionTop={312} />
      {LIGHT.map((share, index) => (
        <Text key={share} at={[15 + index * 210, 340, 190]} {...RESULT} text={share} />
      ))}
    </>
  ),
  {
    floor: 0,
    narrow: [
      [[5, 0, 210, 404, 1.65]],
      [
        [215, 0, 210, 404],
        [425, 0, 210, 404],
      ],
    ],
  },
);
