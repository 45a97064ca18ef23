import type { ReactNode } from 'react';
import { Column, definePart, Dot, Path, Rect, Text } from '../kit/drawing';
import { Icon } from '../kit/screen';
import { Carton } from './Carton';

interface TallyProps {
  count: string;
  isDone?: boolean;
  children: ReactNode;
}

/** One line of the order as a picture with its count. */
export const Tally = definePart<TallyProps>(74, ({ count, isDone = false, children, x, y, width }) => (
  <>
    <Rect
      at={[x, y, width, 74]}
      rx={3}
      fill={isDone ? 'screen' : 'card'}
      line={isDone ? 'line' : 'ink'}
      lineWidth={isDone ? 1 : 2}
    />
    <Column at={[x, y + 8, width]}>{children}</Column>
    {isDone ? (
      <Icon at={[x, y + 49, width]} name="check" size={18} stroke={2.6} tone="success" />
    ) : (
      <Text at={[x, y + 49, width]} size={14} weight={700} align="middle" isLine text={count} />
    )}
  </>
));

/** A belt that carries a closed carton away. */
export const Belt = definePart<{ size?: number }>(
  ({ size = 60 }) => Carton.measure({ size }, 0) + 30,
  ({ size = 60, x, y, width }) => {
    const top = y + Carton.measure({ size }, 0) - 4;
    const rollers = Array.from({ length: 5 }, (_, index) => x + 9 + (index * (width - 18)) / 4);
    return (
      <>
        <Path d={`M${x} ${top}h${width}`} line="lineStrong" lineWidth={4} />
        {rollers.map((cx) => (
          <Dot key={cx} at={[cx, top + 10, 5]} line="lineStrong" lineWidth={2} />
        ))}
        <Path d={`M${x + width / 2 - 20} ${top + 26}h38m-7-5l7 5-7 5`} line="ink" lineWidth={2} />
        <Carton at={[x, y - 4, width]} size={size} />
      </>
    );
  },
);

/** The crate in which picked goods arrive. */
export const Tote = definePart<{ size: number; label?: string }>(
  ({ size }) => size * 0.62,
  ({ size, label = '118', x, y, width }) => {
    const left = x + Math.max(0, (width - size) / 2);
    const height = size * 0.62;
    const inset = size * 0.09;
    return (
      <>
        <Path
          d={`M${left + 4} ${y + 10}h${size - 8}l${-inset} ${height - 10}h${inset * 2 - size + 8}z`}
          fill="surface"
          line="lineStrong"
          lineWidth={2}
          join="round"
        />
        <Path d={`M${left} ${y + 4}h${size}v8h${-size}z`} fill="lineStrong" />
        <Text
          at={[left, y + height * 0.5 - 2, size]}
          size={size * 0.22}
          weight={700}
          align="middle"
          isLine
          text={label}
        />
      </>
    );
  },
);
