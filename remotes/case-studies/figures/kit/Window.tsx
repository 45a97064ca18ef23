import { SiteError } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { Column } from './layout';
import { Path, Rect } from './shapes';
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
  const needed = BAR_HEIGHT + pad * 2 + Column.measure({ children, gap }, width - pad * 2);
  if (needed > height + 0.5)
    throw new SiteError(
      `[case-studies] Failed to draw a window: it holds ${height} px and its content needs ${Math.ceil(needed)} px. Make the window higher, or shorten the content.`,
      'BAD_DRAWING',
    );
  return (
    <>
      <Rect at={[x, y, width, height]} rx={8} fill="screen" line="lineStrong" lineWidth={1.5} />
      <Path d={`M${x} ${y + BAR_HEIGHT}h${width}`} line="line" />
      <Path
        d={`M${x + 18} ${y + 15}h8v8h-8zM${x + 34} ${y + 15}h8v8h-8zM${x + 50} ${y + 15}h8v8h-8z`}
        line="lineStrong"
      />
      <Text at={[x + 80, y + 11, width - 160]} size={13.5} weight={600} align="middle" isLine text={title} />
      <Column at={[x + pad, y + BAR_HEIGHT + pad, width - pad * 2]} gap={gap}>
        {children}
      </Column>
    </>
  );
}
