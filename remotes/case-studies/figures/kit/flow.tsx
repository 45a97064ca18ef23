import { Panel } from './layout';
import { usePalette, type Tone } from './palette';
import { definePart } from './part';
import { Text } from './Text';

interface FlowBoxProps {
  title: string;
  detail?: string;
  fill?: Tone;
  line?: Tone;
  tone?: Tone;
  isDashed?: boolean;
}

function flowBoxPanel({
  title,
  detail,
  fill = 'surface',
  line = 'lineStrong',
  tone = 'ink',
  isDashed,
}: FlowBoxProps) {
  return {
    fill,
    line,
    isDashed,
    radius: 4,
    pad: 12,
    gap: 3,
    children: [
      <Text key="title" size={15} weight={600} tone={tone}>
        {title}
      </Text>,
      detail ? (
        <Text key="detail" size={13} tone={tone === 'ink' ? 'muted' : tone}>
          {detail}
        </Text>
      ) : null,
    ],
  };
}

/** One step of a flow. */
export const FlowBox = definePart<FlowBoxProps>(
  (props, widthPx) => Panel.measure(flowBoxPanel(props), widthPx),
  ({ x, y, width, ...props }) => <Panel {...flowBoxPanel(props)} x={x} y={y} width={width} />,
);

interface ArrowProps {
  /** Corners of the line as "x,y x,y", the last one at the head. */
  points: string;
  tone?: Tone;
  isDashed?: boolean;
}

/** A line through the points with a head at the last. */
export function Arrow({ points, tone = 'lineStrong', isDashed }: ArrowProps) {
  const palette = usePalette();
  const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
  const [x = 0, y = 0] = corners.at(-1) ?? [];
  const [fromX = x, fromY = y] = corners.at(-2) ?? [];
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return (
    <>
      <path
        d={`M${corners.map((corner) => corner.join(' ')).join('L')}`}
        fill="none"
        stroke={palette[tone]}
        strokeWidth={1.5}
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      <path d="M-8-4.5L0 0-8 4.5z" fill={palette[tone]} transform={`translate(${x} ${y}) rotate(${turn})`} />
    </>
  );
}

/** A downward arrow between two steps of a column. */
export const Down = definePart<{ h?: number }>(
  ({ h = 26 }) => h,
  ({ h = 26, x, y, width }) => <Arrow points={`${x + width / 2},${y + 2} ${x + width / 2},${y + h - 2}`} />,
);
