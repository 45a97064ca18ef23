import { definePicture, Dot, figure, Path, Rect, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';

const LEFT = 28;
const STEP = 54;

/** Groups of screens before the first task, in the order of the draft. */
const GROUPS = [
  ['slides', 4],
  ['account', 2],
  ['permits', 2],
  ['quiz', 2],
] as const;

/** A small drawing for each kind of screen, 42 by 74. */
const DRAWINGS = {
  slides: (
    <>
      <Dot at={[21, 26, 12]} fill="accentWash" />
      <Path d="M9 48h24M13 55h16" line="lineStrong" lineWidth={3} />
    </>
  ),
  account: <Path d="M7 14h28v9h-28zM7 29h28v9h-28zM7 44h28v9h-28z" line="lineStrong" />,
  permits: <Rect at={[6, 24, 30, 26]} rx={4} fill="secondWash" line="second" />,
  quiz: <Path d="M9 16h24M9 32h6M20 32h13M9 42h6M20 42h13M9 52h6M20 52h13" line="lineStrong" lineWidth={3} />,
  task: (
    <Path d="M8 14h26M8 22h18M8 38h5M18 38h16M8 48h5M18 48h16M8 58h5M18 58h16" line="accent" lineWidth={3} />
  ),
};

const MiniScreen = definePicture<{ drawing: keyof typeof DRAWINGS }>(74, ({ drawing }) => {
  const look =
    drawing === 'task'
      ? ({ fill: 'accentWash', line: 'accent', lineWidth: 2 } as const)
      : ({ fill: 'card', line: 'lineStrong' } as const);
  return (
    <>
      <Rect at={[0, 0, 42, 74]} rx={5} {...look} />
      {DRAWINGS[drawing]}
    </>
  );
});

function Journeys() {
  const screens = GROUPS.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  const starts = GROUPS.map((_group, index) =>
    GROUPS.slice(0, index).reduce((sum, [, count]) => sum + count, 0),
  );
  const text = { size: 15, weight: 700, isLine: true } as const;
  return (
    <>
      <Text at={[LEFT, 28, 400]} {...text} text="First draft" />
      {screens.map((drawing, index) => (
        <MiniScreen key={index} at={[LEFT + index * STEP, 64]} drawing={drawing} />
      ))}
      <MiniScreen at={[LEFT + screens.length * STEP, 64]} drawing="task" />
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
      <Text at={[LEFT, 236, 400]} {...text} text="Now" />
      <MiniScreen at={[LEFT, 268]} drawing="task" />
      <Text
        at={[LEFT + 66, 274, 480]}
        size={15}
        text="The first task is on the first screen. Three answers are open to change, and each change redraws the list below it."
      />
    </>
  );
}

export const journeys = figure([650, 372], Journeys);
