import type { ReactNode } from 'react';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';

export const HOLES = [1, 2, 3, 4, 5] as const;
type Hole = (typeof HOLES)[number];

/** The thread's way through the five holes: which side of the fold, from where, to where. */
const STITCHES: readonly { side: 'inside' | 'outside'; from: Hole; to: Hole }[] = [
  { side: 'outside', from: 3, to: 2 },
  { side: 'inside', from: 2, to: 1 },
  { side: 'outside', from: 1, to: 2 },
  { side: 'inside', from: 2, to: 4 },
  { side: 'outside', from: 4, to: 5 },
  { side: 'inside', from: 5, to: 4 },
  { side: 'outside', from: 4, to: 3 },
];

interface BookletProps {
  height: number;
  /** Stitches that are sewn; the last of them is the one being shown. */
  stitches: number;
  hasNumbers?: boolean;
  /** The thread goes into the middle hole, as it must not. */
  isWrong?: boolean;
  isSlack?: boolean;
  hasNeedle?: boolean;
}

/** An open booklet seen from above: the fold runs across, the pages lie above and below it. */
export const Booklet = definePart<BookletProps>(
  ({ height }) => height,
  function DrawBooklet({ height, stitches, hasNumbers, isWrong, isSlack, hasNeedle, x, y, width }) {
    const palette = usePalette();
    const fold = y + height / 2;
    const holeX = (hole: number) => x + width * (0.1 + (hole - 1) * 0.2);
    const thick = Math.max(2, height / 46);
    const shown = STITCHES.slice(0, stitches);
    const current = shown.at(-1);
    const radius = Math.max(2.5, height / 42);
    const arc = (from: number, to: number, side: 'inside' | 'outside') => {
      const slack = isSlack && side === 'inside' ? 3.2 : 1;
      const lift = (side === 'inside' ? -1 : 1) * height * 0.055 * Math.abs(to - from) ** 0.5 * slack;
      return `M${holeX(from)} ${fold}Q${(holeX(from) + holeX(to)) / 2} ${fold + lift * 2} ${holeX(to)} ${fold}`;
    };
    return (
      <>
        <rect x={x} y={y} width={width} height={height} rx={3} fill={palette.accent} />
        <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} fill={palette.card} />
        <path
          d={`M${x + 4} ${y + 7.5}h${width - 8}M${x + 4} ${y + height - 7.5}h${width - 8}`}
          stroke={palette.line}
        />
        <path d={`M${x} ${fold}h${width}`} stroke={palette.lineStrong} strokeDasharray="2 3" />
        {shown.map(({ side, from, to }, index) => {
          const isCurrent = index === shown.length - 1;
          const end = isWrong && isCurrent ? 3 : to;
          return (
            <path
              key={`${side} ${from} ${to}`}
              d={arc(from, end, side)}
              fill="none"
              stroke={isWrong && isCurrent ? palette.danger : palette.second}
              strokeWidth={isCurrent ? thick * 1.5 : thick}
              strokeDasharray={side === 'outside' ? `${thick * 2} ${thick * 2}` : undefined}
            />
          );
        })}
        {HOLES.map((hole) => (
          <circle key={hole} cx={holeX(hole)} cy={fold} r={radius} fill={palette.ink} />
        ))}
        {current && hasNeedle ? (
          <path
            d={`M${holeX(current.to)} ${fold}l${height * 0.2} ${height * 0.3}`}
            stroke={palette.ink}
            strokeWidth={thick}
            strokeLinecap="round"
          />
        ) : null}
        {hasNumbers
          ? HOLES.map((hole) => (
              <Text
                key={hole}
                x={holeX(hole) - 12}
                y={fold + height * 0.16}
                width={24}
                size={height / 11}
                weight={current?.to === hole ? 700 : 400}
                tone={current?.to === hole ? 'second' : 'muted'}
                align="middle"
                isLine
              >
                {String(hole)}
              </Text>
            ))
          : null}
      </>
    );
  },
);

/** Progress as a seam: sewn, in hand, still to do. */
export const Seam = definePart<{ of: number; at: number; height?: number }>(
  ({ height = 8 }) => height,
  function DrawSeam({ of, at, height = 8, x, y, width }) {
    const palette = usePalette();
    const gap = height * 0.9;
    const length = (width - gap * (of - 1)) / of;
    return Array.from({ length: of }, (_, index) => (
      <rect
        key={index}
        x={x + index * (length + gap)}
        y={y}
        width={length}
        height={height}
        rx={height / 2}
        fill={index < at ? palette.second : palette.card}
        stroke={index < at ? undefined : palette.lineStrong}
        strokeWidth={index === at ? 2.5 : 1}
        {...(index === at ? { stroke: palette.second } : {})}
      />
    ));
  },
);

export const TABLET = { width: 600, height: 420, bezel: 10 } as const;

/** A tablet lying across: what is drawn in it starts at 0, 0 and is 580 by 400. */
export function Tablet({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const palette = usePalette();
  const { width, height, bezel } = TABLET;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={18}
        fill={palette.surface}
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <rect
        x={x + bezel}
        y={y + bezel}
        width={width - bezel * 2}
        height={height - bezel * 2}
        rx={8}
        fill={palette.screen}
      />
      <g transform={`translate(${x + bezel} ${y + bezel})`}>{children}</g>
    </>
  );
}
