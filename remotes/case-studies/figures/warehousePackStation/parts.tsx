import type { ReactNode } from 'react';
import { Column, definePicture, Dot, Path, Rect, Space, Text } from '../kit/drawing';
import { Icon } from '../kit/screen';
import { Carton } from './Carton';
import { zone } from './BenchScreen';

interface TallyProps {
  count: string;
  isDone?: boolean;
  picture: ReactNode;
}

/** One line of the order as a picture with a count. */
export const Tally = definePicture<TallyProps>(74, ({ count, isDone = false, picture, width }) => (
  <>
    <Rect
      at={[0, 0, width, 74]}
      rx={3}
      fill={isDone ? 'screen' : 'card'}
      line={isDone ? 'line' : 'ink'}
      lineWidth={isDone ? 1 : 2}
    />
    <Column at={[0, 8, width]}>{picture}</Column>
    {isDone ? (
      <Icon at={[0, 49, width]} name="check" size={18} stroke={2.6} tone="success" />
    ) : (
      <Text at={[0, 49, width]} size={14} weight={700} align="middle" isLine text={count} />
    )}
  </>
));

/** A conveyor belt that carries a closed carton away. */
const Belt = definePicture<{ size?: number }>(
  ({ size = 60 }) => Carton.measure({ size }, 0) + 30,
  ({ size = 60, width }) => {
    const top = Carton.measure({ size }, 0) - 4;
    const rollers = Array.from({ length: 5 }, (_, index) => 9 + (index * (width - 18)) / 4);
    return (
      <>
        <Path d={`M0 ${top}h${width}`} line="lineStrong" lineWidth={4} />
        {rollers.map((cx) => (
          <Dot key={cx} at={[cx, top + 10, 5]} line="lineStrong" lineWidth={2} />
        ))}
        <Path d={`M${width / 2 - 20} ${top + 26}h38m-7-5l7 5-7 5`} line="ink" lineWidth={2} />
        <Carton at={[0, -4, width]} size={size} />
      </>
    );
  },
);

/** The crate in which picked goods arrive. */
export const Tote = definePicture<{ size: number; label?: string }>(
  ({ size }) => size * 0.62,
  ({ size, label = '118', width }) => {
    const left = Math.max(0, (width - size) / 2);
    const height = size * 0.62;
    const inset = size * 0.09;
    return (
      <>
        <Path
          d={`M${left + 4} 10h${size - 8}l${-inset} ${height - 10}h${inset * 2 - size + 8}z`}
          fill="surface"
          line="lineStrong"
          lineWidth={2}
          join="round"
        />
        <Path d={`M${left} 4h${size}v8h${-size}z`} fill="lineStrong" />
        <Text
          at={[left, height * 0.5 - 2, size]}
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

/** An inactive zone, with only a muted remark. */
function quietZone(title: string, gap: number, remark: string, picture: ReactNode, top = 18) {
  return zone(
    title,
    gap,
    <Space h={top} />,
    picture,
    <Text size={13} tone="muted" align="middle" text={remark} />,
  );
}

export function boxZone(remark: string) {
  return quietZone('Into box C', 14, remark, <Carton size={78} isOpen />);
}

export function beltZone(remark: string) {
  return quietZone('Onto belt 2', 12, remark, <Belt />);
}
