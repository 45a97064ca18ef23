import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { DIBBER } from './product';

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
  const palette = usePalette();
  const isTask = drawing === 'task';
  return (
    <>
      <rect
        x={x}
        y={y}
        width={SCREEN.width}
        height={SCREEN.height}
        rx={5}
        fill={palette[isTask ? 'accentWash' : 'card']}
        stroke={palette[isTask ? 'accent' : 'lineStrong']}
        strokeWidth={isTask ? 2 : 1}
      />
      {drawing === 'slides' ? <circle cx={x + 21} cy={y + 26} r={12} fill={palette.accentWash} /> : null}
      {drawing === 'slides' ? (
        <path
          d={`M${x + 9} ${y + 48}h24M${x + 13} ${y + 55}h16`}
          stroke={palette.lineStrong}
          strokeWidth={3}
        />
      ) : null}
      {drawing === 'account' ? (
        <path
          d={`M${x + 7} ${y + 14}h28v9h-28zM${x + 7} ${y + 29}h28v9h-28zM${x + 7} ${y + 44}h28v9h-28z`}
          fill="none"
          stroke={palette.lineStrong}
        />
      ) : null}
      {drawing === 'permits' ? (
        <rect
          x={x + 6}
          y={y + 24}
          width={30}
          height={26}
          rx={4}
          fill={palette.secondWash}
          stroke={palette.second}
        />
      ) : null}
      {drawing === 'quiz' ? (
        <path
          d={`M${x + 9} ${y + 16}h24M${x + 9} ${y + 32}h6M${x + 20} ${y + 32}h13M${x + 9} ${y + 42}h6M${x + 20} ${y + 42}h13M${x + 9} ${y + 52}h6M${x + 20} ${y + 52}h13`}
          stroke={palette.lineStrong}
          strokeWidth={3}
        />
      ) : null}
      {isTask ? (
        <path
          d={`M${x + 8} ${y + 14}h26M${x + 8} ${y + 22}h18M${x + 8} ${y + 38}h5M${x + 18} ${y + 38}h16M${x + 8} ${y + 48}h5M${x + 18} ${y + 48}h16M${x + 8} ${y + 58}h5M${x + 18} ${y + 58}h16`}
          stroke={palette.accent}
          strokeWidth={3}
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
          x={LEFT + (starts[index] ?? 0) * STEP}
          y={148}
          width={count * STEP - 12}
          size={13}
          tone="muted"
          align="middle"
          isLine
        >
          {name}
        </Text>
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
      <Text x={LEFT + 66} y={274} width={480} size={15}>
        The first task is on the first screen. Three answers are open to change, and each change redraws the
        list below it.
      </Text>
    </>
  );
}

export const journeys: FigureDrawing = { widthPx: 650, heightPx: 372, product: DIBBER, draw: Journeys };
