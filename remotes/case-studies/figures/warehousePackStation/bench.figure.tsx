import { Dot, figure, Path, Rect, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';

/** Start and end of the bench's three zones. */
const ZONES = [
  { x: 32, width: 196, title: 'From', thing: 'tote' },
  { x: 228, width: 196, title: 'Into', thing: 'box, on the scale' },
  { x: 424, width: 184, title: 'Onto', thing: 'belt' },
] as const;
const BENCH_TOP = 196;
const BENCH_HEIGHT = 124;

/** The front of the screen, tilted into the plan. */
function ScreenFace() {
  return ZONES.map(({ x, width, title }, index) => (
    <g key={title}>
      <Rect at={[x, 36, width, 92]} fill={index === 0 ? 'card' : 'screen'} />
      <Rect at={[x, 36, width, 30]} fill={index === 0 ? 'accentWash' : 'screen'} />
      <Text
        at={[x + 14, 40, 120]}
        size={16}
        weight={700}
        tone={index === 0 ? 'ink' : 'muted'}
        isLine
        text={title}
      />
      <Rect at={[x, 36, width, 92]} line="lineStrong" lineWidth={1.5} />
      <Path d={`M${x + 14} 82h${width * 0.55}M${x + 14} 98h${width * 0.35}`} line="line" lineWidth={7} />
      {index > 0 ? <Path d={`M${x} 132v${BENCH_TOP - 136}`} line="redline" dash="4 4" /> : null}
    </g>
  ));
}

/** The bench from above with the three things on it. */
function Bench() {
  const middle = BENCH_TOP + BENCH_HEIGHT / 2;
  const rollers = Array.from({ length: 9 }, (_, index) => 488 + index * 17);
  return (
    <>
      <Rect at={[32, BENCH_TOP, 196, BENCH_HEIGHT]} fill="accentWash" />
      <Rect at={[228, BENCH_TOP, 252, BENCH_HEIGHT]} fill="surface" />
      <Rect at={[32, BENCH_TOP, 448, BENCH_HEIGHT]} line="lineStrong" lineWidth={1.5} />
      <Rect at={[480, middle - 44, 160, 88]} fill="surface" line="lineStrong" lineWidth={1.5} />
      <Path d={rollers.map((x) => `M${x} ${middle - 44}v88`).join('')} line="lineStrong" />
      <Path d={`M540 ${middle}h62m-9-7l9 7-9 7`} line="ink" lineWidth={2.5} />
      <Rect at={[70, middle - 42, 120, 84]} rx={6} fill="sunken" line="lineStrong" lineWidth={3} />
      <Path d={`M80 ${middle - 14}v28M180 ${middle - 14}v28`} line="lineStrong" lineWidth={5} />
      <Text at={[70, middle - 10, 120]} size={15} weight={700} align="middle" isLine text="118" />
      <Rect at={[252, middle - 52, 148, 104]} rx={4} fill="sunken" line="lineStrong" />
      <Rect at={[288, middle - 30, 76, 58]} fill="second" />
      <Path
        d={`M288 ${middle - 30}l-10-14h96l-10 14zM288 ${middle + 28}l-10 14h96l-10-14z`}
        fill="secondWash"
        line="second"
      />
      <Path
        d={`M288 ${middle - 30}l-20-8v74l20-8zM364 ${middle - 30}l20-8v74l-20-8z`}
        fill="secondWash"
        line="second"
      />
      <Rect at={[424, middle - 24, 42, 48]} rx={3} fill="accent" />
      <Path d={`M432 ${middle - 10}h26M432 ${middle - 2}h26`} line="onAccent" lineWidth={3} />
    </>
  );
}

/** Shoulders and head of the packer at the bench. */
function Packer() {
  return (
    <>
      <Path
        d="M262 372q-22 4-24 24q0 14 18 14h140q18 0 18-14q-2-20-24-24z"
        fill="accentWash"
        line="ink"
        lineWidth={1.5}
      />
      <Path d="M282 372v38M370 372v38" line="lineStrong" lineWidth={6} />
      <Dot at={[326, 392, 24]} fill="second" />
    </>
  );
}

export const bench = figure([640, 436], () => (
  <>
    <ScreenFace />
    <Bench />
    <Packer />
    {ZONES.map(({ x, width, thing }) => (
      <Text
        key={thing}
        at={[x, BENCH_TOP + BENCH_HEIGHT + 10, width]}
        size={14}
        weight={600}
        align="middle"
        isLine
        text={thing}
      />
    ))}
    <Dimension x={32} y={178} length={448} label="" />
    <Text at={[48, 155, 150]} size={14} weight={600} tone="redline" isLine text="1.8 m of bench" />
  </>
));
