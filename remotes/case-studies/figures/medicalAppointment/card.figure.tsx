import { cardFigure, CLOSE, CLOSE_PHONE_PX, Rect, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Phone } from '../kit/screen';
import { DayRuler } from './DayRuler';
import { LaneMark, type Lane } from './parts';

const GROUND = 338;
const DAY = 33;
const WIDTH = 64;

function Wait({ x, days, lane }: { x: number; days: number; lane: Lane }) {
  const top = GROUND - days * DAY;
  return (
    <>
      {Array.from({ length: days }, (_, day) => (
        <Rect
          key={day}
          at={[x, GROUND - (day + 1) * DAY + 3, WIDTH, DAY - 3]}
          fill={lane === 'own' ? 'accent' : 'second'}
        />
      ))}
      <LaneMark at={[x + WIDTH / 2 - 18, top - 44]} lane={lane} size={36} />
    </>
  );
}

function Waits() {
  return (
    <>
      <Rect at={[28, GROUND, 240, 8]} fill="ink" />
      <Wait x={48} days={1} lane="soonest" />
      <Wait x={160} days={8} lane="own" />
      <Text at={[28, GROUND + 18, 240]} size={22} weight={600} align="middle" isLine text="days to wait" />
    </>
  );
}

/** Measures a stack; the label is its number of days. */
function Measure({ x, days }: { x: number; days: number }) {
  return (
    <Dimension
      x={x}
      y={GROUND - days * DAY + 3}
      length={days * DAY - 3}
      label={String(days)}
      isVertical
      labelWidth={30}
      size={24}
    />
  );
}

export const card = cardFigure(() => (
  <>
    <Waits />
    <Measure x={124} days={1} />
    <Measure x={236} days={8} />
    <g transform={`translate(302 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} pad={12} gap={6}>
        <Text size={16} weight={700} isLine text="When can you come?" />
        <Text size={13} isLine text="Ear pain, new, for you" />
        <DayRuler />
        <Text size={13} weight={600} tone="second" isLine text="Tue 17 March, 9:10" />
      </Phone>
    </g>
  </>
));
