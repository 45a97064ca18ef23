import { usePalette, type Tone } from './palette';
import { Text } from './Text';

interface DimensionProps {
  x: number;
  y: number;
  length: number;
  label: string;
  isVertical?: boolean;
  labelWidth?: number;
  size?: number;
}

/** A dimension line with end ticks; its label stands on the line, or to the right of an upright one. */
export function Dimension({
  x,
  y,
  length,
  label,
  isVertical = false,
  labelWidth = length,
  size = 13,
}: DimensionProps) {
  const palette = usePalette();
  const path = isVertical
    ? `M${x} ${y}v${length}M${x - 5} ${y}h10M${x - 5} ${y + length}h10`
    : `M${x} ${y}h${length}M${x} ${y - 5}v10M${x + length} ${y - 5}v10`;
  const text = { size, weight: 600, tone: 'redline' as Tone, isLine: true } as const;
  return (
    <>
      <path d={path} stroke={palette.redline} strokeWidth={1.5} />
      {isVertical ? (
        <Text {...text} x={x + 10} y={y + length / 2 - size * 0.69} width={labelWidth}>
          {label}
        </Text>
      ) : (
        <Text
          {...text}
          x={x + length / 2 - labelWidth / 2}
          y={y - size * 1.6}
          width={labelWidth}
          align="middle"
        >
          {label}
        </Text>
      )}
    </>
  );
}

interface SelectionProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The blue frame with four handles of a drawing tool. */
export function Selection({ x, y, width, height }: SelectionProps) {
  const palette = usePalette();
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="none" stroke={palette.select} strokeWidth={1.5} />
      {corners.map(([cx, cy]) => (
        <rect
          key={`${cx} ${cy}`}
          x={cx - 3.5}
          y={cy - 3.5}
          width={7}
          height={7}
          fill={palette.surface}
          stroke={palette.select}
          strokeWidth={1.5}
        />
      ))}
    </>
  );
}
