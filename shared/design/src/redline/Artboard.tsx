import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../tokens';
import { FrameLabel } from './FrameLabel';
import { selectionFrameWithin } from './selectionFrame';

const PADDINGS = { none: '0', small: space[4], medium: undefined } as const;

/** The props of an {@link Artboard}, beside the attributes of `<div>`. */
export interface ArtboardProps extends ComponentPropsWithRef<'div'> {
  children: ReactNode;
  /** The layer's name above the top-left corner. */
  label?: ReactNode;
  /** Makes the label a heading, for a part of the page that has no other. */
  labelAs?: 'h2' | 'h3';
  /** True shows the selection frame while the pointer or the focus is inside. */
  isSelectable?: boolean;
  /** Distance between line and content (default "medium"). */
  padding?: keyof typeof PADDINGS;
}

const StyledSurface = styled.div`
  position: relative;
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
`;

const StyledSelectableSurface = styled(StyledSurface)`
  ${selectionFrameWithin}
`;

const StyledArtboard = styled.div`
  min-inline-size: 0;

  &:has(> ${StyledSelectableSurface}:is(:hover, :focus-within)) > ${FrameLabel} {
    color: ${color.select};
  }
`;

/** A white surface with a thin outline, like a frame on a drawing tool's canvas. */
export function Artboard({
  children,
  label,
  labelAs,
  isSelectable = false,
  padding = 'medium',
  ...rest
}: ArtboardProps) {
  const Surface = isSelectable ? StyledSelectableSurface : StyledSurface;
  return (
    <StyledArtboard {...rest}>
      {label !== undefined && <FrameLabel as={labelAs}>{label}</FrameLabel>}
      <Surface style={{ padding: PADDINGS[padding] }}>{children}</Surface>
    </StyledArtboard>
  );
}
