import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { CLASP } from './product';

/** What has to be done to pay with the second card, phone in hand and locked. */
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
  const palette = usePalette();
  return (
    <>
      <Text x={LEFT} y={top} width={400} size={15} weight={700} isLine>
        {title}
      </Text>
      {actions.map((action, index) => (
        <g key={action}>
          <rect
            x={LEFT + index * STEP}
            y={top + 28}
            width={STEP - 6}
            height={34}
            rx={10}
            fill={palette[isChosen ? 'accent' : 'card']}
            stroke={palette[isChosen ? 'accent' : 'lineStrong']}
          />
          <Text
            x={LEFT + index * STEP}
            y={top + 37}
            width={STEP - 6}
            size={13}
            weight={600}
            tone={isChosen ? 'onAccent' : 'ink'}
            align="middle"
            isLine
          >
            {action}
          </Text>
        </g>
      ))}
      <Dimension x={LEFT} y={top + 76} length={actions.length * STEP - 6} label="" />
      <Text
        x={LEFT + actions.length * STEP}
        y={top + 67}
        width={30}
        size={14}
        weight={700}
        tone="redline"
        isLine
      >
        {String(actions.length)}
      </Text>
    </>
  );
}

export const steps: FigureDrawing = {
  widthPx: 640,
  heightPx: 356,
  product: CLASP,
  draw: () =>
    WAYS.map(({ title, actions }, index) => (
      <Way key={title} top={28 + index * ROW} title={title} actions={actions} isChosen={index === 2} />
    )),
};
