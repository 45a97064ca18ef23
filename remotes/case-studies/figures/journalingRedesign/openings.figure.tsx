import { Column, figure, Panel, Space, Text, Titled, threeTiles } from '../kit/drawing';
import { OptionCards } from '../kit/marks';
import { Caret } from './parts';

const OPENINGS = [
  ['A  Nothing', '', 'Hard to look at after a long day. Kept for the first one.'],
  [
    'B  A question',
    'What are you grateful for?',
    'Easy for a week. Then it is homework, and it leads the witness.',
  ],
  [
    'C  Your last',
    'The baker was carrying the chairs in.',
    'Begins in the middle, in your own voice. Fails on the first day.',
  ],
] as const;

const contents = OPENINGS.map(([title, first, verdict], index) => (
  <Column key={title}>
    <Panel pad={16} radius={0} minHeight={128} gap={8}>
      {first ? (
        <Text size={15} tone={index === 1 ? 'accent' : 'muted'} isSerif text={first} />
      ) : (
        <Space h={0} />
      )}
      <Caret />
    </Panel>
    <Panel pad={16} fill="none">
      <Titled title={title} detail={verdict} size={17} weight={700} detailSize={14} gap={8} />
    </Panel>
  </Column>
));

export const openings = figure(
  [640, 372],
  () => <OptionCards pad={0} height={300} chosen={[0, 2]} contents={contents} />,
  {
    narrow: threeTiles(14, 204, 372),
  },
);
