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
  /** Corner points of the line, the last one at the head. */
  points: readonly (readonly [number, number])[];
  tone?: Tone;
  isDashed?: boolean;
}

/** A line through the points with a head at the last. */
export function Arrow({ points, tone = 'lineStrong', isDashed }: ArrowProps) {
  const palette = usePalette();
  const last = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? last;
  const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  return (
    <>
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        fill="none"
        stroke={palette[tone]}
        strokeWidth={1.5}
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      <path
        d="M-8-4.5L0 0-8 4.5z"
        fill={palette[tone]}
        transform={`translate(${last[0]} ${last[1]}) rotate(${turn})`}
      />
    </>
  );
}

/** A downward arrow between two steps of a column. */
export const Down = definePart<{ h?: number }>(
  ({ h = 26 }) => h,
  ({ h = 26, x, y, width }) => (
    <Arrow
      points={[
        [x + width / 2, y + 2],
        [x + width / 2, y + h - 2],
      ]}
    />
  ),
);
