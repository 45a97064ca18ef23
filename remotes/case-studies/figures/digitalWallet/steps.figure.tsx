import { figure, Rect, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';

/** The steps needed to pay with the second card, starting with the phone locked in the hand. */
const WAYS = [
  { title: 'A  Stack, inside an app', actions: ['Wake', 'Unlock', 'Find app', 'Open', 'Swipe', 'Hold'] },
  {
    title: 'B  List, inside an app',
    actions: ['Wake', 'Unlock', 'Find app', 'Open', 'Choose', 'Confirm', 'Hold'],
  },
  { title: 'C  Pockets, on the lock screen', actions: ['2 presses', 'Look', 'Tap', 'Hold'] },
] as const;

const STEP = 84;
const LEFT = 26;
const ROW = 104;

function Way({
  top,
  title,
  actions,
  isChosen,
}: {
  top: number;
  title: string;
  actions: readonly string[];
  isChosen: boolean;
}) {
  return (
    <>
      <Text at={[LEFT, top, 400]} size={15} weight={700} isLine text={title} />
      {actions.map((action, index) => (
        <g key={action}>
          <Rect
            at={[LEFT + index * STEP, top + 28, STEP - 6, 34]}
            rx={10}
            fill={isChosen ? 'accent' : 'card'}
            line={isChosen ? 'accent' : 'lineStrong'}
          />
          <Text
            at={[LEFT + index * STEP, top + 37, STEP - 6]}
            size={13}
            weight={600}
            tone={isChosen ? 'onAccent' : 'ink'}
            align="middle"
            isLine
            text={action}
          />
        </g>
      ))}
      <Dimension x={LEFT} y={top + 76} length={actions.length * STEP - 6} label="" />
      <Text
        at={[LEFT + actions.length * STEP, top + 67, 30]}
        size={14}
        weight={700}
        tone="redline"
        isLine
        text={String(actions.length)}
      />
    </>
  );
}

export const steps = figure([640, 356], () =>
  WAYS.map(({ title, actions }, index) => (
    <Way key={title} top={28 + index * ROW} title={title} actions={actions} isChosen={index === 2} />
  )),
);
