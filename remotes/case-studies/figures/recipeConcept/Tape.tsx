import { definePicture, Path, Rect } from '../kit/drawing';
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

/** A recipe's time as a vertical tape: yellow while hands are needed, empty while they are not. */
export function UprightTape(props: UprightTapeProps) {
  const { x, y, width, pxPerMinute, stretches } = props;
  return stretches.map((stretch) => {
    const { from, to, isBusy } = stretch;
    return (
      <g key={from}>
        <Rect
          at={[x, y + from * pxPerMinute, width, (to - from) * pxPerMinute]}
          fill={isBusy ? 'second' : 'card'}
          line={isBusy ? 'secondWash' : 'lineStrong'}
          lineWidth={1.5}
        />
        <Path d={marks(props, stretch)} line={isBusy ? 'secondWash' : 'lineStrong'} />
      </g>
    );
  });
}

interface FlatTapeProps {
  dish: Dish;
  /** Minutes in the full width. */
  span: number;
  height?: number;
}

/** The same as a horizontal tape, with the work in the other pan fitted into the free time. */
export const FlatTape = definePicture<FlatTapeProps>(
  ({ height = 20 }) => height,
  ({ dish, span, height = 20, width }) => {
    const scale = width / span;
    return [...dish.main, ...dish.side].map(({ from, to, isBusy }) => (
      <Rect
        key={`${from} ${to}`}
        at={[from * scale, 0.75, (to - from) * scale, height - 1.5]}
        fill={isBusy ? 'second' : 'card'}
        line={isBusy ? 'secondWash' : 'lineStrong'}
        lineWidth={1.5}
      />
    ));
  },
);
