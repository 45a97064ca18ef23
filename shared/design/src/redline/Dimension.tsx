import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWidth } from '../tokens';

/** What a {@link Dimension} measures, and how it lies. */
export interface DimensionProps {
  /** The measure: a few words or a figure, such as "8 projects". Without it the line is unbroken. */
  children?: ReactNode;
  /** True keeps both lines short, for use within a row of text. */
  isCompact?: boolean;
  /** True measures a height, and reads from below as in a drawing. Its container gives the length. */
  isVertical?: boolean;
  className?: string;
}

const StyledDimension = styled.span<{ $isCompact: boolean; $isVertical: boolean }>`
  display: ${({ $isCompact }) => ($isCompact ? 'inline-flex' : 'flex')};
  align-items: center;
  gap: 0.625em;
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: 0.015em;
  vertical-align: middle;
  ${({ $isVertical }) => $isVertical && 'writing-mode: vertical-rl; transform: rotate(180deg);'}
`;

/* Borders, because forced colours keep them and drop backgrounds. */
const StyledLine = styled.span<{ $isCompact: boolean; $isEnd: boolean; $isFlush: boolean }>`
  position: relative;
  flex: ${({ $isCompact }) => ($isCompact ? '0 0 1.5rem' : '1 1 1.5rem')};
  min-inline-size: ${({ $isFlush }) => ($isFlush ? '0' : '0.75rem')};
  block-size: 0;
  border-block-start: 1px solid currentColor;
  /* Closes the gap where there is no label between the two halves. */
  ${({ $isEnd, $isFlush }) => $isEnd && $isFlush && 'margin-inline-start: -0.625em;'}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -5px;
    ${({ $isEnd }) => ($isEnd ? 'inset-inline-end: 0' : 'inset-inline-start: 0')};
    block-size: 9px;
    border-inline-start: 1px solid currentColor;
  }
`;

const StyledLabel = styled.span`
  flex: 0 1 auto;
  text-align: center;
`;

/** A dimension line with a tick at each end around a short label; the lines are hidden from assistive technology. */
export function Dimension({ children, isCompact = false, isVertical = false, className }: DimensionProps) {
  const hasLabel = children !== undefined && children !== null && children !== false && children !== '';
  return (
    <StyledDimension $isCompact={isCompact} $isVertical={isVertical} className={className}>
      <StyledLine $isCompact={isCompact} $isEnd={false} $isFlush={!hasLabel} aria-hidden="true" />
      {hasLabel && <StyledLabel>{children}</StyledLabel>}
      <StyledLine $isCompact={isCompact} $isEnd $isFlush={!hasLabel} aria-hidden="true" />
    </StyledDimension>
  );
}
