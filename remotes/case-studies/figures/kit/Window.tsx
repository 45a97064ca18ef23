import type { ReactNode } from 'react';
import { Column } from './layout';
import { usePalette } from './palette';
import { Text } from './Text';

interface WindowProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  pad?: number;
  gap?: number;
  children: ReactNode;
}

const BAR_HEIGHT = 38;

/** A browser window or a tablet's screen with its title bar. */
export function Window({ x, y, width, height, title, pad = 20, gap = 12, children }: WindowProps) {
  const palette = usePalette();
  const needed = BAR_HEIGHT + pad * 2 + Column.measure({ children, gap }, width - pad * 2);
  if (needed > height + 0.5)
    throw new Error(`The window holds ${height} px and its content needs ${Math.ceil(needed)} px.`);
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        fill={palette.screen}
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <path d={`M${x} ${y + BAR_HEIGHT}h${width}`} stroke={palette.line} />
      <path
        d={`M${x + 18} ${y + 15}h8v8h-8zM${x + 34} ${y + 15}h8v8h-8zM${x + 50} ${y + 15}h8v8h-8z`}
        fill="none"
        stroke={palette.lineStrong}
      />
      <Text x={x + 80} y={y + 11} width={width - 160} size={13.5} weight={600} align="middle" isLine>
        {title}
      </Text>
      <Column x={x + pad} y={y + BAR_HEIGHT + pad} width={width - pad * 2} gap={gap}>
        {children}
      </Column>
    </>
  );
}
