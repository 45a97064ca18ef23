import { figure, Panel, Path, Text, type Tone } from '../kit/drawing';
import { Dimension } from '../kit/marks';

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
/** Pixels per millisecond. */
const SCALE = 0.3;

function Timeline() {
  return SIGNALS.map(({ name, meaning, tone, taps }, row) => {
    const ground = TOP + row * ROW + HEIGHT;
    return (
      <g key={name}>
        <Text at={[36, ground - 50, 140]} size={18} weight={700} tone="card" isLine text={name} />
        <Text at={[36, ground - 24, 148]} size={14} tone="card" isLine text={meaning} />
        <Path d={`M${LEFT} ${ground}H440`} line="secondWash" lineWidth={1.5} />
        {taps.map(([startMs, lengthMs, strength]) => {
          const [x, width] = [LEFT + startMs * SCALE, lengthMs * SCALE];
          const top = ground - HEIGHT * strength;
          const end = name === 'The end' ? ground - 6 : top;
          return (
            <Path key={startMs} d={`M${x} ${ground}V${top}L${x + width} ${end}V${ground}z`} fill={tone} />
          );
        })}
      </g>
    );
  });
}

export const haptics = figure(
  [480, 436],
  () => (
    <>
      <Panel at={[20, 20, 440]} pad={0} minHeight={330} radius={2} fill="screen" />
      <Timeline />
      <Dimension x={LEFT} y={390} length={840 * SCALE} label="840 ms" size={16} labelWidth={120} />
    </>
  ),
  { floor: 15, narrow: [[[18, 0, 444, 436]]] },
);
