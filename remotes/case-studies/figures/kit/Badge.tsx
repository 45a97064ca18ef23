import { Glyphs } from './Glyphs';
import { toDrawnSize } from './typesetting';
import { usePalette } from './palette';

interface BadgeProps {
  n: number;
  cx: number;
  cy: number;
}

const SIZE = 15;
const RADIUS_SHARE = 0.8;

/** A numbered redline mark; the number is explained beside the figure. */
export function Badge({ n, cx, cy }: BadgeProps) {
  const palette = usePalette();
  const size = toDrawnSize(SIZE);
  return (
    <>
      <circle cx={cx} cy={cy} r={size * RADIUS_SHARE} fill={palette.redline} />
      <Glyphs
        line={String(n)}
        x={cx}
        baseline={cy + size * 0.36}
        size={size}
        weight={700}
        align="middle"
        fill={palette.onRedline}
      />
    </>
  );
}

interface LineToBadgeProps extends BadgeProps {
  fromX: number;
}

/** A mark connected to the edge of the part that it numbers. */
export function LineToBadge({ fromX, n, cx, cy }: LineToBadgeProps) {
  const palette = usePalette();
  return (
    <>
      <path d={`M${fromX} ${cy}H${cx}`} stroke={palette.redline} strokeWidth={1.5} />
      <Badge n={n} cx={cx} cy={cy} />
    </>
  );
}
