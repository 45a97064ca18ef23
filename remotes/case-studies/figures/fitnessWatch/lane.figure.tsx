import { figure, Text } from '../kit/drawing';
import { LaneFace, OutFace } from './faces';
import { Watch } from './Watch';

const CAPTIONS = ['Below the lane', 'In the lane', 'Above the lane'];

export const lane = figure([640, 376], () => (
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
        at={[15 + index * 210, 322, 190]}
        size={18}
        weight={600}
        align="middle"
        isLine
        text={text}
      />
    ))}
  </>
));
