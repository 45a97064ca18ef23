import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { LaneMark, type Lane } from './parts';
import { HATCH } from './product';
import { whenScreen } from './when.figure';

const GROUND = 338;
const DAY = 33;
const WIDTH = 64;

function Wait({ x, days, lane }: { x: number; days: number; lane: Lane }) {
  const palette = usePalette();
  const top = GROUND - days * DAY;
  return (
    <>
      {Array.from({ length: days }, (_, day) => (
        <rect
          key={day}
          x={x}
          y={GROUND - (day + 1) * DAY + 3}
          width={WIDTH}
          height={DAY - 3}
          fill={palette[lane === 'own' ? 'accent' : 'second']}
        />
      ))}
      <LaneMark lane={lane} size={36} x={x + WIDTH / 2 - 18} y={top - 44} />
    </>
  );
}

function Waits() {
  const palette = usePalette();
  return (
    <>
      <rect x={28} y={GROUND} width={240} height={8} fill={palette.ink} />
      <Wait x={48} days={1} lane="soonest" />
      <Wait x={160} days={8} lane="own" />
      <Text x={28} y={GROUND + 18} width={240} size={17} weight={600} align="middle" isLine>
        days to wait
      </Text>
    </>
  );
}

/** Measures a stack; its label is the number of days in it. */
function Measure({ x, days }: { x: number; days: number }) {
  return (
    <Dimension
      x={x}
      y={GROUND - days * DAY + 3}
      length={days * DAY - 3}
      label={String(days)}
      isVertical
      labelWidth={30}
      size={20}
    />
  );
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: HATCH,
  background: 'accentWash',
  draw: () => (
    <>
      <Waits />
      <Measure x={124} days={1} />
      <Measure x={236} days={8} />
      {whenScreen({ x: 302, y: 44, hasNotes: false })}
    </>
  ),
};
