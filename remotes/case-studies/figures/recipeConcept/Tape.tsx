import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import type { Dish, Stretch } from './dishes';

interface UprightTapeProps {
  x: number;
  y: number;
  width: number;
  pxPerMinute: number;
  stretches: readonly Stretch[];
}

/** Minute marks along the left edge, every fifth one longer. */
function marks({ x, y, width, pxPerMinute }: Omit<UprightTapeProps, 'stretches'>, { from, to }: Stretch) {
  return Array.from({ length: to - from - 1 }, (_, index) => from + index + 1)
    .map((minute) => `M${x} ${y + minute * pxPerMinute}h${width * (minute % 5 === 0 ? 0.55 : 0.3)}`)
    .join('');
}

/** A recipe's time as a tape from top to bottom: yellow where hands are needed, empty where they are not. */
export function UprightTape(props: UprightTapeProps) {
  const palette = usePalette();
  const { x, y, width, pxPerMinute, stretches } = props;
  return stretches.map((stretch) => {
    const { from, to, isBusy } = stretch;
    return (
      <g key={from}>
        <rect
          x={x}
          y={y + from * pxPerMinute}
          width={width}
          height={(to - from) * pxPerMinute}
          fill={isBusy ? palette.second : palette.card}
          stroke={palette[isBusy ? 'secondWash' : 'lineStrong']}
          strokeWidth={1.5}
        />
        <path d={marks(props, stretch)} stroke={palette[isBusy ? 'secondWash' : 'lineStrong']} />
      </g>
    );
  });
}

interface FlatTapeProps {
  dish: Dish;
  /** Minutes that the full width stands for. */
  span: number;
  height?: number;
}

/** The same lying down, with what is done beside it pushed into the free stretch. */
export const FlatTape = definePart<FlatTapeProps>(
  ({ height = 20 }) => height,
  function DrawFlatTape({ dish, span, height = 20, x, y, width }) {
    const palette = usePalette();
    const scale = width / span;
    return [...dish.main, ...dish.side].map(({ from, to, isBusy }) => (
      <rect
        key={`${from} ${to}`}
        x={x + from * scale}
        y={y + 0.75}
        width={(to - from) * scale}
        height={height - 1.5}
        fill={isBusy ? palette.second : palette.card}
        stroke={palette[isBusy ? 'secondWash' : 'lineStrong']}
        strokeWidth={1.5}
      />
    ));
  },
);
