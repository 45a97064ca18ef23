import type { ReactNode } from 'react';
import { definePicture, Dot, Path, Rect, Text, usePalette } from '../kit/drawing';

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
export const Booklet = definePicture<BookletProps>(
  ({ height }) => height,
  ({ height, stitches, hasNumbers, isWrong, isSlack, hasNeedle, width }) => {
    const fold = height / 2;
    const holeX = (hole: number) => width * (0.1 + (hole - 1) * 0.2);
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
        <Rect at={[0, 0, width, height]} rx={3} fill="accent" />
        <Rect at={[4, 4, width - 8, height - 8]} fill="card" />
        <Path d={`M4 7.5h${width - 8}M4 ${height - 7.5}h${width - 8}`} line="line" />
        <Path d={`M0 ${fold}h${width}`} line="lineStrong" dash="2 3" />
        {shown.map(({ side, from, to }, index) => {
          const isCurrent = index === shown.length - 1;
          const end = isWrong && isCurrent ? 3 : to;
          return (
            <Path
              key={`${side} ${from} ${to}`}
              d={arc(from, end, side)}
              line={isWrong && isCurrent ? 'danger' : 'second'}
              lineWidth={isCurrent ? thick * 1.5 : thick}
              dash={side === 'outside' ? `${thick * 2} ${thick * 2}` : undefined}
            />
          );
        })}
        {HOLES.map((hole) => (
          <Dot key={hole} at={[holeX(hole), fold, radius]} fill="ink" />
        ))}
        {current && hasNeedle ? (
          <Path
            d={`M${holeX(current.to)} ${fold}l${height * 0.2} ${height * 0.3}`}
            line="ink"
            lineWidth={thick}
            cap="round"
          />
        ) : null}
        {hasNumbers
          ? HOLES.map((hole) => (
              <Text
                key={hole}
                at={[holeX(hole) - 12, fold + height * 0.16, 24]}
                size={height / 11}
                weight={current?.to === hole ? 700 : 400}
                tone={current?.to === hole ? 'second' : 'muted'}
                align="middle"
                isLine
                text={String(hole)}
              />
            ))
          : null}
      </>
    );
  },
);

/** Progress as a seam: sewn, in hand, still to do. */
export const Seam = definePicture<{ of: number; sewn: number; height?: number }>(
  ({ height = 8 }) => height,
  function DrawSeam({ of, sewn, height = 8, width }) {
    const palette = usePalette();
    const gap = height * 0.9;
    const length = (width - gap * (of - 1)) / of;
    return Array.from({ length: of }, (_, index) => (
      <rect
        key={index}
        x={index * (length + gap)}
        y={0}
        width={length}
        height={height}
        rx={height / 2}
        fill={index < sewn ? palette.second : palette.card}
        stroke={index < sewn ? undefined : palette.lineStrong}
        strokeWidth={index === sewn ? 2.5 : 1}
        {...(index === sewn ? { stroke: palette.second } : {})}
      />
    ));
  },
);

export const TABLET = { width: 600, height: 420, bezel: 10 } as const;

/** A tablet lying across: what is drawn in it starts at 0, 0 and is 580 by 400. */
export function Tablet({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const { width, height, bezel } = TABLET;
  return (
    <>
      <Rect at={[x, y, width, height]} rx={18} fill="surface" line="lineStrong" lineWidth={1.5} />
      <Rect at={[x + bezel, y + bezel, width - bezel * 2, height - bezel * 2]} rx={8} fill="screen" />
      <g transform={`translate(${x + bezel} ${y + bezel})`}>{children}</g>
    </>
  );
}
