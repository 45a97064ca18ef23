import { Panel } from './layout';
import type { Tone } from './palette';
import { composePart, definePart } from './part';
import { Path } from './shapes';
import { Text } from './Text';

interface FlowBoxProps {
  title: string;
  detail?: string;
  /** A question has a dark outline; the two colours are the product's. */
  kind?: 'step' | 'question' | 'accent' | 'second';
  fill?: Tone;
  isDashed?: boolean;
}

const LOOKS = {
  step: { fill: 'surface', line: 'lineStrong' },
  question: { fill: 'surface', line: 'ink' },
  accent: { fill: 'accentWash', line: 'accent' },
  second: { fill: 'secondWash', line: 'second' },
} as const;

/** One step of a flow. */
export const FlowBox = composePart<FlowBoxProps>(
  ({ title, detail, kind = 'step', fill = LOOKS[kind].fill, isDashed }) => (
    <Panel fill={fill} line={LOOKS[kind].line} isDashed={isDashed} radius={4} pad={12} gap={3}>
      <Text size={15} weight={600} text={title} />
      {detail ? <Text size={13} tone="muted" text={detail} /> : null}
    </Panel>
  ),
);

interface ArrowProps {
  /** Corners of the line as "x,y x,y"; the arrowhead is at the last one. */
  points: string;
  tone?: Tone;
  isDashed?: boolean;
}

/** A line through the points with an arrowhead at the last. */
export function Arrow({ points, tone = 'lineStrong', isDashed }: ArrowProps) {
  const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
  const [x = 0, y = 0] = corners.at(-1) ?? [];
  const [fromX = x, fromY = y] = corners.at(-2) ?? [];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return (
    <>
      <Path
        d={`M${corners.map((corner) => corner.join(' ')).join('L')}`}
        line={tone}
        lineWidth={1.5}
        dash={isDashed ? '5 4' : undefined}
      />
      <Path d="M-8-4.5L0 0-8 4.5z" fill={tone} transform={`translate(${x} ${y}) rotate(${turn})`} />
    </>
  );
}

/** A downward arrow between two steps of a column. */
export const Down = definePart<{ h?: number }>(
  ({ h = 26 }) => h,
  ({ h = 26, x, y, width }) => <Arrow points={`${x + width / 2},${y + 2} ${x + width / 2},${y + h - 2}`} />,
);
