import { figure, Panel, Space, Text, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { Caret, Written } from './parts';

const OPENINGS = [
  {
    title: 'A  Nothing',
    first: '',
    verdict: 'Free, and the hardest thing to look at after a long day.',
  },
  {
    title: 'B  A question',
    first: 'What are you grateful for?',
    verdict: 'Easy for a week. Then it is homework, and it leads the witness.',
  },
  {
    title: 'C  Your last',
    first: 'The baker was carrying the chairs in.',
    verdict: 'Begins in the middle, in your own voice. Fails on the first day.',
  },
] as const;

export const openings = figure([640, 372], () => (
  <>
    {OPENINGS.map(({ title, first, verdict }, index) => (
      <Panel
        key={title}
        at={[24 + index * 204, 36, 184]}
        pad={0}
        radius={2}
        fill="surface"
        line="line"
        minHeight={300}
      >
        <Panel pad={16} radius={0} minHeight={128} gap={8}>
          <Written gap={8}>
            {first ? (
              <Text size={15} tone={index === 1 ? 'accent' : 'muted'} text={first} />
            ) : (
              <Space h={0} />
            )}
            <Caret />
          </Written>
        </Panel>
        <Panel pad={16} fill="none">
          <Titled title={title} detail={verdict} size={17} weight={700} detailSize={14} gap={8} />
        </Panel>
      </Panel>
    ))}
    <Selection x={428} y={32} width={192} height={308} />
  </>
));
