import { usePalette } from './palette';

interface BadgeProps {
  n: number;
  cx: number;
  cy: number;
}

const SIZE = 13.5;

/** A numbered redline mark; the number is explained beside the figure. */
export function Badge({ n, cx, cy }: BadgeProps) {
  const palette = usePalette();
  return (
    <>
      <circle cx={cx} cy={cy} r={12} fill={palette.redline} />
      <text
        x={cx}
        y={cy - 9.5 + SIZE * 1.04}
        fontSize={SIZE}
        fontWeight={700}
        textAnchor="middle"
        fill={palette.onRedline}
      >
        {n}
      </text>
    </>
  );
}

interface LineToBadgeProps extends BadgeProps {
  fromX: number;
}

/** A mark joined to the edge of what it numbers. */
export function LineToBadge({ fromX, n, cx, cy }: LineToBadgeProps) {
  const palette = usePalette();
  return (
    <>
      <path d={`M${fromX} ${cy}H${cx}`} stroke={palette.redline} strokeWidth={1.5} />
      <Badge n={n} cx={cx} cy={cy} />
    </>
  );
}
