import type { ReactNode } from 'react';
import { Icon } from '../kit/icons';
import { Column } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { Carton } from './Carton';

interface TallyProps {
  count: string;
  isDone?: boolean;
  children: ReactNode;
}

/** One line of the order as a picture with its count. */
export const Tally = definePart<TallyProps>(
  () => 74,
  function DrawTally({ count, isDone = false, children, x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <rect
          x={x}
          y={y}
          width={width}
          height={74}
          rx={3}
          fill={palette[isDone ? 'screen' : 'card']}
          stroke={palette[isDone ? 'line' : 'ink']}
          strokeWidth={isDone ? 1 : 2}
        />
        <Column x={x} y={y + 8} width={width}>
          {children}
        </Column>
        {isDone ? (
          <Icon name="check" size={18} x={x} y={y + 49} width={width} stroke={2.6} tone="success" />
        ) : (
          <Text x={x} y={y + 49} width={width} size={14} weight={700} align="middle" isLine>
            {count}
          </Text>
        )}
      </>
    );
  },
);

/** A belt that carries a closed carton away. */
export const Belt = definePart<{ size?: number }>(
  ({ size = 60 }) => Carton.measure({ size }, 0) + 30,
  function DrawBelt({ size = 60, x, y, width }) {
    const palette = usePalette();
    const top = y + Carton.measure({ size }, 0) - 4;
    const rollers = Array.from({ length: 5 }, (_, index) => x + 9 + (index * (width - 18)) / 4);
    return (
      <>
        <path d={`M${x} ${top}h${width}`} stroke={palette.lineStrong} strokeWidth={4} />
        {rollers.map((cx) => (
          <circle
            key={cx}
            cx={cx}
            cy={top + 10}
            r={5}
            fill="none"
            stroke={palette.lineStrong}
            strokeWidth={2}
          />
        ))}
        <path
          d={`M${x + width / 2 - 20} ${top + 26}h38m-7-5l7 5-7 5`}
          fill="none"
          stroke={palette.ink}
          strokeWidth={2}
        />
        <Carton size={size} x={x} y={y - 4} width={width} />
      </>
    );
  },
);

/** The crate in which picked goods arrive. */
export const Tote = definePart<{ size: number; label?: string }>(
  ({ size }) => size * 0.62,
  function DrawTote({ size, label = '118', x, y, width }) {
    const palette = usePalette();
    const left = x + Math.max(0, (width - size) / 2);
    const height = size * 0.62;
    const inset = size * 0.09;
    return (
      <>
        <path
          d={`M${left + 4} ${y + 10}h${size - 8}l${-inset} ${height - 10}h${inset * 2 - size + 8}z`}
          fill={palette.surface}
          stroke={palette.lineStrong}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <path d={`M${left} ${y + 4}h${size}v8h${-size}z`} fill={palette.lineStrong} />
        <Text
          x={left}
          y={y + height * 0.5 - 2}
          width={size}
          size={size * 0.22}
          weight={700}
          align="middle"
          isLine
        >
          {label}
        </Text>
      </>
    );
  },
);
