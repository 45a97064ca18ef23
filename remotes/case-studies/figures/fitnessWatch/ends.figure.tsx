import { figure, Text } from '../kit/drawing';
import { DoneFace, PausedFace, ReadyFace } from './endFaces';
import { Watch } from './Watch';

const CAPTIONS = ['Before', 'In between', 'After'];

export const ends = figure([640, 376], () => (
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
