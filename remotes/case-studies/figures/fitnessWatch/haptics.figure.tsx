import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Panel } from '../kit/layout';
import { usePalette, type Tone } from '../kit/palette';
import { Text } from '../kit/Text';
import { LOPE } from './product';

interface Signal {
  name: string;
  meaning: string;
  tone: Tone;
  /** Start and length in milliseconds, strength from 0 to 1. */
  taps: readonly (readonly [number, number, number])[];
}

const SIGNALS: readonly Signal[] = [
  {
    name: 'Above',
    meaning: 'two long, falling',
    tone: 'accent',
    taps: [
      [0, 320, 1],
      [520, 320, 0.55],
    ],
  },
  {
    name: 'Below',
    meaning: 'three short, rising',
    tone: 'second',
    taps: [
      [0, 90, 0.4],
      [240, 90, 0.7],
      [480, 90, 1],
    ],
  },
  { name: 'The end', meaning: 'one, and it fades', tone: 'card', taps: [[0, 840, 1]] },
];

const LEFT = 182;
const TOP = 42;
const ROW = 106;
const HEIGHT = 64;
/** Pixels for each millisecond. */
const SCALE = 0.3;

function Timeline() {
  const palette = usePalette();
  return SIGNALS.map(({ name, meaning, tone, taps }, row) => {
    const ground = TOP + row * ROW + HEIGHT;
    return (
      <g key={name}>
        <Text x={36} y={ground - 50} width={140} size={18} weight={700} tone="card" isLine>
          {name}
        </Text>
        <Text x={36} y={ground - 24} width={148} size={14} tone="card" isLine>
          {meaning}
        </Text>
        <path d={`M${LEFT} ${ground}H440`} stroke={palette.secondWash} strokeWidth={1.5} />
        {taps.map(([startMs, lengthMs, strength]) => {
          const [x, width] = [LEFT + startMs * SCALE, lengthMs * SCALE];
          const top = ground - HEIGHT * strength;
          const end = name === 'The end' ? ground - 6 : top;
          return (
            <path
              key={startMs}
              d={`M${x} ${ground}V${top}L${x + width} ${end}V${ground}z`}
              fill={palette[tone]}
            />
          );
        })}
      </g>
    );
  });
}

export const haptics: FigureDrawing = {
  widthPx: 480,
  heightPx: 436,
  product: LOPE,
  draw: () => (
    <>
      <Panel x={20} y={20} width={440} pad={0} minHeight={330} radius={2} fill="screen" />
      <Timeline />
      <Dimension x={LEFT} y={390} length={840 * SCALE} label="840 ms" size={16} labelWidth={120} />
    </>
  ),
};
