import { Badge } from './Badge';
import { Dot, Path, Rect } from './shapes';
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

/** A dimension line with end ticks; its label is on the line, or to the right of a vertical one. */
export function Dimension({
  x,
  y,
  length,
  label,
  isVertical = false,
  labelWidth = length,
  size = 13,
}: DimensionProps) {
  const path = isVertical
    ? `M${x} ${y}v${length}M${x - 5} ${y}h10M${x - 5} ${y + length}h10`
    : `M${x} ${y}h${length}M${x} ${y - 5}v10M${x + length} ${y - 5}v10`;
  const text = { size, weight: 600, tone: 'redline', isLine: true } as const;
  return (
    <>
      <Path d={path} line="redline" lineWidth={1.5} />
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

interface PointerProps {
  n: number;
  from: readonly [x: number, y: number];
  /** Position of the mark. */
  to: readonly [cx: number, cy: number];
  hasDot?: boolean;
}

/** A numbered mark connected to a point of the drawing. */
export function Pointer({ n, from: [x, y], to: [cx, cy], hasDot = false }: PointerProps) {
  return (
    <>
      <Path d={`M${x} ${y}${y === cy ? `H${cx}` : `L${cx} ${cy}`}`} line="redline" lineWidth={1.5} />
      {hasDot ? <Dot at={[x, y, 3]} fill="redline" /> : null}
      <Badge n={n} cx={cx} cy={cy} />
    </>
  );
}

interface SelectionProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The blue selection frame of a drawing tool, with four handles. */
export function Selection({ x, y, width, height }: SelectionProps) {
  const look = { line: 'select', lineWidth: 1.5 } as const;
  return (
    <>
      <Rect at={[x, y, width, height]} {...look} />
      {[y, y + height].flatMap((cy) =>
        [x, x + width].map((cx) => (
          <Rect key={`${cx} ${cy}`} at={[cx - 3.5, cy - 3.5, 7, 7]} fill="surface" {...look} />
        )),
      )}
    </>
  );
}
