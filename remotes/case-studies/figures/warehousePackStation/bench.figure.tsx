import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { SNUG } from './product';

/** Where the bench's three zones begin and end. */
const ZONES = [
  { x: 32, width: 196, title: 'From', thing: 'tote' },
  { x: 228, width: 196, title: 'Into', thing: 'box, on the scale' },
  { x: 424, width: 184, title: 'Onto', thing: 'belt' },
] as const;
const BENCH_TOP = 196;
const BENCH_HEIGHT = 124;

/** The screen's face, tipped up into the plan. */
function ScreenFace() {
  const palette = usePalette();
  return ZONES.map(({ x, width, title }, index) => (
    <g key={title}>
      <rect x={x} y={36} width={width} height={92} fill={palette[index === 0 ? 'card' : 'screen']} />
      <rect x={x} y={36} width={width} height={30} fill={palette[index === 0 ? 'accentWash' : 'screen']} />
      <Text x={x + 14} y={40} width={120} size={16} weight={700} tone={index === 0 ? 'ink' : 'muted'} isLine>
        {title}
      </Text>
      <rect
        x={x}
        y={36}
        width={width}
        height={92}
        fill="none"
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <path
        d={`M${x + 14} 82h${width * 0.55}M${x + 14} 98h${width * 0.35}`}
        stroke={palette.line}
        strokeWidth={7}
      />
      {index > 0 ? (
        <path d={`M${x} 132v${BENCH_TOP - 136}`} stroke={palette.redline} strokeDasharray="4 4" />
      ) : null}
    </g>
  ));
}

/** The bench from above with its three things. */
function Bench() {
  const palette = usePalette();
  const middle = BENCH_TOP + BENCH_HEIGHT / 2;
  const rollers = Array.from({ length: 9 }, (_, index) => 488 + index * 17);
  return (
    <>
      <rect x={32} y={BENCH_TOP} width={196} height={BENCH_HEIGHT} fill={palette.accentWash} />
      <rect x={228} y={BENCH_TOP} width={252} height={BENCH_HEIGHT} fill={palette.surface} />
      <rect
        x={32}
        y={BENCH_TOP}
        width={448}
        height={BENCH_HEIGHT}
        fill="none"
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <rect
        x={480}
        y={middle - 44}
        width={160}
        height={88}
        fill={palette.surface}
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <path d={rollers.map((x) => `M${x} ${middle - 44}v88`).join('')} stroke={palette.lineStrong} />
      <path d={`M540 ${middle}h62m-9-7l9 7-9 7`} fill="none" stroke={palette.ink} strokeWidth={2.5} />
      <rect
        x={70}
        y={middle - 42}
        width={120}
        height={84}
        rx={6}
        fill={palette.sunken}
        stroke={palette.lineStrong}
        strokeWidth={3}
      />
      <path d={`M80 ${middle - 14}v28M180 ${middle - 14}v28`} stroke={palette.lineStrong} strokeWidth={5} />
      <Text x={70} y={middle - 10} width={120} size={15} weight={700} align="middle" isLine>
        118
      </Text>
      <rect
        x={252}
        y={middle - 52}
        width={148}
        height={104}
        rx={4}
        fill={palette.sunken}
        stroke={palette.lineStrong}
      />
      <rect x={288} y={middle - 30} width={76} height={58} fill={palette.second} />
      <path
        d={`M288 ${middle - 30}l-10-14h96l-10 14zM288 ${middle + 28}l-10 14h96l-10-14z`}
        fill={palette.secondWash}
        stroke={palette.second}
      />
      <path
        d={`M288 ${middle - 30}l-20-8v74l20-8zM364 ${middle - 30}l20-8v74l-20-8z`}
        fill={palette.secondWash}
        stroke={palette.second}
      />
      <rect x={424} y={middle - 24} width={42} height={48} rx={3} fill={palette.accent} />
      <path d={`M432 ${middle - 10}h26M432 ${middle - 2}h26`} stroke={palette.onAccent} strokeWidth={3} />
    </>
  );
}

/** Shoulders and head of whoever stands at the bench. */
function Packer() {
  const palette = usePalette();
  return (
    <>
      <path
        d="M262 372q-22 4-24 24q0 14 18 14h140q18 0 18-14q-2-20-24-24z"
        fill={palette.accentWash}
        stroke={palette.ink}
        strokeWidth={1.5}
      />
      <path d="M282 372v38M370 372v38" stroke={palette.lineStrong} strokeWidth={6} />
      <circle cx={326} cy={392} r={24} fill={palette.second} />
    </>
  );
}

export const bench: FigureDrawing = {
  widthPx: 640,
  heightPx: 436,
  product: SNUG,
  draw: () => (
    <>
      <ScreenFace />
      <Bench />
      <Packer />
      {ZONES.map(({ x, width, thing }) => (
        <Text
          key={thing}
          x={x}
          y={BENCH_TOP + BENCH_HEIGHT + 10}
          width={width}
          size={14}
          weight={600}
          align="middle"
          isLine
        >
          {thing}
        </Text>
      ))}
      <Dimension x={32} y={178} length={448} label="" />
      <Text x={48} y={155} width={150} size={14} weight={600} tone="redline" isLine>
        1.8 m of bench
      </Text>
    </>
  ),
};
