import { Column, Dot, figure, Panel, Path, Rect, Text, Titled } from '../kit/drawing';
import { Avatar, Chip, ListRow } from '../kit/screen';
import { Booklet, Tablet } from './parts';

const LESSONS = [
  ['Welcome', '3:10'],
  ['Paper and grain', '11:45'],
  ['Sewing', '14:32'],
  ['Covers', '18:20'],
  ['Bonus: gilding', '9:05'],
] as const;

function Video() {
  return (
    <>
      <Rect at={[16, 52, 372, 210]} rx={10} fill="accentWash" />
      <Booklet at={[70, 82, 264]} height={130} stitches={4} hasNeedle />
      <Dot at={[202, 147, 30]} fill="accent" />
      <Path d="M193 131l26 16-26 16z" fill="onAccent" />
      <Path d="M32 238h260" line="lineStrong" lineWidth={4} />
      <Path d="M32 238h112" line="accent" lineWidth={4} />
      <Dot at={[144, 238, 7]} fill="accent" />
      <Text at={[300, 230, 74]} size={11.5} align="end" isLine text="6:12/14:32" />
      <Panel at={[232, 66, 142]} pad={10} radius={8} fill="surface">
        <Text size={12} weight={600} isLine text="Next video in 5" />
      </Panel>
    </>
  );
}

export const lessonDraft = figure(
  [680, 480],
  () => (
    <Tablet x={40} y={30}>
      <Text at={[16, 15, 260]} size={17} weight={700} isLine text="Bookbinding for beginners" />
      <Chip at={[424, 14]} fill="secondWash" tone="second" text="12 days in a row" />
      <Video />
      <Text at={[16, 274, 372]} size={16} weight={600} isLine text="3. Sewing" />
      <Column at={[16, 304, 372]} gap={8}>
        <ListRow
          lead={<Avatar initials="JT" size={32} />}
          leadWidth={32}
          title="What happens at 6:40?"
          detail="Asked 3 times, 11 answers"
        />
        <ListRow
          lead={<Avatar initials="MA" size={32} />}
          leadWidth={32}
          title="Too fast for me"
          detail="24 people agree"
        />
      </Column>
      <Column at={[408, 52, 156]} gap={6}>
        {LESSONS.map(([title, length], index) => (
          <Panel
            key={title}
            pad={6}
            radius={8}
            fill={index === 2 ? 'accentWash' : 'card'}
            line={index === 2 ? 'accent' : 'line'}
          >
            <Titled title={title} detail={length} size={13} detailSize={11.5} gap={1} />
          </Panel>
        ))}
        <Text size={12.5} weight={600} tone="accent" text="34% complete" />
      </Column>
    </Tablet>
  ),
  { floor: 15, narrow: [[[34, 20, 390, 440]]] },
);
