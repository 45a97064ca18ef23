import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toRedlineLabel } from './redlines';
import { color, fontSize, fontWidth } from '../tokens';

/** The text and the direction of a {@link Dimension}. */
export interface DimensionProps {
  /** The measure: a few words or a number, such as "8 projects". Without it the line is unbroken. */
  children?: ReactNode;
  /** Which measure of a heading it shows instead of children; see `useRedlines`. */
  measures?: 'width' | 'height';
  /** True keeps both lines short, for use within a row of text; ignored if vertical. */
  isCompact?: boolean;
  /** True measures a height, read from below as in a drawing. Its container sets the length. */
  isVertical?: boolean;
  className?: string;
}

/* Borders, because forced colours keep them and drop backgrounds. */
const StyledLine = styled.span`
  position: relative;
  flex: 1 1 1.5rem;
  min-inline-size: 0.75rem;
  block-size: 0;
  border-block-start: 1px solid currentColor;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -5px;
    inset-inline-start: 0;
    block-size: 9px;
    border-inline-start: 1px solid currentColor;
  }
  &:last-child::before {
    inset-inline: auto 0;
  }

  /* Closes the gap where there is no label between the two halves. */
  &:first-child:has(+ &),
  & + & {
    min-inline-size: 0;
  }
  & + & {
    margin-inline-start: -0.625em;
  }
`;

const StyledDimension = styled.span`
  display: flex;
  align-items: center;
  gap: 0.625em;
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: 0.015em;
  vertical-align: middle;
`;

/* Separate components, so that a page only carries the styles of those it shows. */
const StyledCompact = styled(StyledDimension)`
  display: inline-flex;

  & > ${StyledLine} {
    flex: none;
    inline-size: 1.5rem;
  }
`;

const StyledVertical = styled(StyledDimension)`
  writing-mode: vertical-rl;
  transform: rotate(180deg);
`;

const StyledLabel = styled.span`
  flex: 0 1 auto;
  text-align: center;

  &[data-px]::before {
    content: attr(data-px) ' px';
  }
`;

/** A dimension line with a tick at each end around a short label; the lines are hidden from assistive technology. */
export function Dimension({
  children,
  measures,
  isCompact = false,
  isVertical = false,
  className,
}: DimensionProps) {
  const hasLabel = children !== undefined && children !== null && children !== false && children !== '';
  const Part = isVertical ? StyledVertical : isCompact ? StyledCompact : StyledDimension;
  return (
    <Part className={className}>
      <StyledLine aria-hidden="true" />
      {measures !== undefined && <StyledLabel {...toRedlineLabel(measures)} />}
      {hasLabel && <StyledLabel>{children}</StyledLabel>}
      <StyledLine aria-hidden="true" />
    </Part>
  );
}
