import type { ReactNode } from 'react';
import { definePicture, Dot, Path, Rect, Text } from '../kit/drawing';
import { Device } from '../kit/screen';

const HOLES = [1, 2, 3, 4, 5] as const;
type Hole = (typeof HOLES)[number];

/** The path of the thread through the five holes: which side of the fold, from where, to where. */
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
  /** Number of sewn stitches; the last one is the one being shown. */
  stitches: number;
  hasNumbers?: boolean;
  /** True shows the mistake: the thread goes into the middle hole. */
  isWrong?: boolean;
  isSlack?: boolean;
  hasNeedle?: boolean;
}

/** An open booklet from above: the fold runs across, with the pages above and below it. */
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

/** Progress as a seam: sewn, in progress, still to do. */
export const Seam = definePicture<{ of: number; sewn: number; height?: number }>(
  ({ height = 8 }) => height,
  ({ of, sewn, height = 8, width }) => {
    const gap = height * 0.9;
    const length = (width - gap * (of - 1)) / of;
    return Array.from({ length: of }, (_, index) => (
      <Rect
        key={index}
        at={[index * (length + gap), 0, length, height]}
        rx={height / 2}
        fill={index < sewn ? 'second' : 'card'}
        line={index < sewn ? undefined : index === sewn ? 'second' : 'lineStrong'}
        lineWidth={index === sewn ? 2.5 : 1}
      />
    ));
  },
);

/** A tablet in landscape: its content starts at (0, 0) and is 580 by 400. */
export function Tablet({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <>
      <Device at={[x + 10, y + 10, 580, 400]} bezel={10} radius={18} screenRadius={8} />
      <g transform={`translate(${x + 10} ${y + 10})`}>{children}</g>
    </>
  );
}
