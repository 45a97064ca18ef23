import type { ReactNode } from 'react';
import type { Tone } from './palette';
import { definePart, measurePart, partsOf, placePart, type Box } from './part';
import { Rect } from './shapes';

interface ColumnProps {
  children?: ReactNode;
  gap?: number;
}

function heightsOf(children: ReactNode, widthPx: number): number[] {
  return partsOf(children).map((part) => measurePart(part, widthPx));
}

function sumUntil(sizes: readonly number[], end: number, gap: number): number {
  return sizes.slice(0, end).reduce((sum, size) => sum + size + gap, 0);
}

/** A column of parts. */
export const Column = definePart<ColumnProps>(
  ({ children, gap = 0 }, widthPx) => {
    const heights = heightsOf(children, widthPx);
    return sumUntil(heights, heights.length, gap) - (heights.length > 0 ? gap : 0);
  },
  ({ children, gap = 0, x, y, width }) => {
    const heights = heightsOf(children, width);
    return partsOf(children).map((part, index) =>
      placePart(part, { x, y: y + sumUntil(heights, index, gap), width }),
    );
  },
);

interface RowProps extends ColumnProps {
  /** A width in px, or a fraction (1 or less) of the space that the fixed widths leave. */
  columns?: readonly number[];
  isTop?: boolean;
}

function columnWidths({ children, columns, gap = 0 }: RowProps, widthPx: number): number[] {
  const count = partsOf(children).length;
  const wanted = columns ?? Array.from({ length: count }, () => 1 / count);
  const fixed = wanted.filter((width) => width > 1).reduce((sum, width) => sum + width, 0);
  const rest = widthPx - fixed - gap * (count - 1);
  return wanted.map((width) => (width > 1 ? width : width * rest));
}

function rowHeights(props: RowProps, widths: readonly number[]): number[] {
  return partsOf(props.children).map((part, index) => measurePart(part, widths[index] ?? 0));
}

/** A row of parts, vertically centred unless told to align them at the top. */
export const Row = definePart<RowProps>(
  (props, widthPx) => Math.max(0, ...rowHeights(props, columnWidths(props, widthPx))),
  (props) => {
    const { x, y, width, gap = 0, isTop = false } = props;
    const widths = columnWidths(props, width);
    const heights = rowHeights(props, widths);
    const tallest = Math.max(0, ...heights);
    return partsOf(props.children).map((part, index) =>
      placePart(part, {
        x: x + sumUntil(widths, index, gap),
        y: isTop ? y : y + (tallest - (heights[index] ?? 0)) / 2,
        width: widths[index] ?? 0,
      }),
    );
  },
);

/** Vertical space. */
export const Space = definePart<{ h: number }>(
  ({ h }) => h,
  () => null,
);

interface PanelProps extends ColumnProps {
  pad?: number;
  padX?: number;
  fill?: Tone | 'none';
  line?: Tone;
  lineWidth?: number;
  radius?: number;
  isDashed?: boolean;
  /** Minimum height. */
  minHeight?: number;
}

function panelHeight({ pad = 16, minHeight = 0, padX = pad, ...rest }: PanelProps, widthPx: number): number {
  return Math.max(minHeight, Column.measure(rest, widthPx - padX * 2) + pad * 2);
}

function DrawPanel({ x, y, width, ...props }: PanelProps & Box) {
  const { pad = 16, padX = pad, fill = 'card', line, lineWidth = 1, radius = 10, isDashed, ...rest } = props;
  return (
    <>
      <Rect
        at={[x, y, width, panelHeight(props, width)]}
        rx={radius}
        fill={fill}
        line={line}
        lineWidth={line && lineWidth !== 1 ? lineWidth : undefined}
        dash={isDashed ? '5 4' : undefined}
      />
      <Column {...rest} x={x + padX} y={y + pad} width={width - padX * 2} />
    </>
  );
}

/** A surface around a column of parts. */
export const Panel = definePart<PanelProps>(panelHeight, DrawPanel);
