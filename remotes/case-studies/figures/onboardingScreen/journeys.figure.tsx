import { Dot, figure, Path, Rect, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';

const LEFT = 28;
const STEP = 54;
const SCREEN = { width: 42, height: 74 } as const;

/** Groups of screens before the first task, in the order of the draft. */
const GROUPS = [
  ['slides', 4],
  ['account', 2],
  ['permits', 2],
  ['quiz', 2],
] as const;

type Drawing = 'slides' | 'account' | 'permits' | 'quiz' | 'task';

function MiniScreen({ x, y, drawing }: { x: number; y: number; drawing: Drawing }) {
  const isTask = drawing === 'task';
  return (
    <>
      <Rect
        at={[x, y, SCREEN.width, SCREEN.height]}
        rx={5}
        fill={isTask ? 'accentWash' : 'card'}
        line={isTask ? 'accent' : 'lineStrong'}
        lineWidth={isTask ? 2 : 1}
      />
      {drawing === 'slides' ? <Dot at={[x + 21, y + 26, 12]} fill="accentWash" /> : null}
      {drawing === 'slides' ? (
        <Path d={`M${x + 9} ${y + 48}h24M${x + 13} ${y + 55}h16`} line="lineStrong" lineWidth={3} />
      ) : null}
      {drawing === 'account' ? (
        <Path
          d={`M${x + 7} ${y + 14}h28v9h-28zM${x + 7} ${y + 29}h28v9h-28zM${x + 7} ${y + 44}h28v9h-28z`}
          line="lineStrong"
        />
      ) : null}
      {drawing === 'permits' ? (
        <Rect at={[x + 6, y + 24, 30, 26]} rx={4} fill="secondWash" line="second" />
      ) : null}
      {drawing === 'quiz' ? (
        <Path
          d={`M${x + 9} ${y + 16}h24M${x + 9} ${y + 32}h6M${x + 20} ${y + 32}h13M${x + 9} ${y + 42}h6M${x + 20} ${y + 42}h13M${x + 9} ${y + 52}h6M${x + 20} ${y + 52}h13`}
          line="lineStrong"
          lineWidth={3}
        />
      ) : null}
      {isTask ? (
        <Path
          d={`M${x + 8} ${y + 14}h26M${x + 8} ${y + 22}h18M${x + 8} ${y + 38}h5M${x + 18} ${y + 38}h16M${x + 8} ${y + 48}h5M${x + 18} ${y + 48}h16M${x + 8} ${y + 58}h5M${x + 18} ${y + 58}h16`}
          line="accent"
          lineWidth={3}
        />
      ) : null}
    </>
  );
}

function Journeys() {
  const screens = GROUPS.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  const starts = GROUPS.map((_group, index) =>
    GROUPS.slice(0, index).reduce((sum, [, count]) => sum + count, 0),
  );
  const text = { size: 15, weight: 700, isLine: true } as const;
  return (
    <>
      <Text x={LEFT} y={28} width={400} {...text}>
        First draft
      </Text>
      {screens.map((drawing, index) => (
        <MiniScreen key={index} x={LEFT + index * STEP} y={64} drawing={drawing} />
      ))}
      <MiniScreen x={LEFT + screens.length * STEP} y={64} drawing="task" />
      {GROUPS.map(([name, count], index) => (
        <Text
          key={name}
          at={[LEFT + (starts[index] ?? 0) * STEP, 148, count * STEP - 12]}
          size={13}
          tone="muted"
          align="middle"
          isLine
          text={name}
        />
      ))}
      <Dimension
        x={LEFT}
        y={204}
        length={screens.length * STEP - 12}
        label="10 screens before the first task"
        labelWidth={280}
        size={14}
      />
      <Text x={LEFT} y={236} width={400} {...text}>
        Now
      </Text>
      <MiniScreen x={LEFT} y={268} drawing="task" />
      <Text
        at={[LEFT + 66, 274, 480]}
        size={15}
        text="The first task is on the first screen. Three answers are open to change, and each change redraws the list below it."
      />
    </>
  );
}

export const journeys = figure([650, 372], Journeys);
