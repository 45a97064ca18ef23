import type { CSSProperties, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { PlusIcon } from '../icons/editingIcons';
import { FrameLabel } from '../redline/FrameLabel';
import { selectionFrameWithin } from '../redline/selectionFrame';
import { color, fontSize, layout, radius, space } from '../tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { ThemedImage, type NarrowSource } from './ThemedImage';

/** The content of a {@link Figure}. */
export interface FigureProps {
  /** For links and the `PictureViewer`, which point to it. */
  id?: string;
  src: string;
  /** The same picture drawn for the dark theme. */
  srcDark?: string;
  /** Default "An image goes here". SPEC section 2. */
  alt?: string;
  caption?: ReactNode;
  /** Size in CSS pixels; its ratio is reserved before the picture arrives (default 1600 by 1000). */
  widthPx?: number;
  heightPx?: number;
  /** The same content composed for screens up to 36 rem. */
  narrow?: NarrowSource;
  /** A drawing with small type is never shown narrower than this: it scrolls inside its frame. */
  minWidthPx?: number;
  isEager?: boolean;
  /** The layer's name above the picture, such as "Figure 3". */
  label?: ReactNode;
  /** Puts a button over the picture. Its name is "Enlarge" and the label. */
  onZoom?: () => void;
}

const StyledFigure = styled.figure`
  min-inline-size: 0;
`;

const StyledPicture = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
`;

/* Shows the focus of the button inside, which a scrolling drawing would cut off at its edges. */
const StyledZoomable = styled(StyledPicture)`
  ${selectionFrameWithin}
`;

/* Over the picture, not around it: this gives the button a short name and keeps the picture's alternative text. */
const StyledZoom = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  cursor: zoom-in;
`;

/* Moves the fading edge of the mask into the frame, until the drawing has been scrolled to its end. */
const fadeUntilEnd = keyframes`
  from {
    mask-position: 100% 0;
  }
`;

/* The button is inside, so that swiping on it scrolls the drawing. If nothing scrolls, the animation has no effect. */
const StyledScroller = styled.span`
  display: block;
  overflow-x: auto;
  scrollbar-width: thin;

  mask: linear-gradient(to left, #0000, #000 3rem) 0 0 / calc(100% + 3rem) 100%;
  animation: ${fadeUntilEnd} linear both;
  animation-timeline: scroll(self inline);
  animation-range: calc(100% - 3rem) 100%;

  & > span {
    display: block;
    position: relative;
    min-inline-size: var(--min-width);
  }
  @media print {
    mask: none;

    & > span {
      min-inline-size: 0;
    }
  }
`;

/* On the label's line, never over the picture. */
const StyledZoomSign = styled.span`
  position: absolute;
  inset: auto 0 calc(100% + ${space[1]}) auto;
  color: ${color.muted};
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const StyledCaption = styled.figcaption`
  max-inline-size: ${layout.text};
  padding-block-start: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.5;
`;

/** A lazy picture with its space reserved, an optional caption and, with `onZoom`, a button that enlarges it. */
export function Figure({
  id,
  alt = 'An image goes here',
  caption,
  widthPx = 1600,
  heightPx = 1000,
  label,
  minWidthPx,
  onZoom,
  ...source
}: FigureProps) {
  const content = (
    <>
      <ThemedImage {...source} alt={alt} widthPx={widthPx} heightPx={heightPx} />
      {onZoom && (
        <StyledZoom onClick={onZoom} aria-haspopup="dialog">
          <VisuallyHidden>Enlarge {label ?? 'the picture'}</VisuallyHidden>
        </StyledZoom>
      )}
    </>
  );
  // A scrollable area must be reachable by keyboard: through its button, or itself.
  const focus = onZoom === undefined ? { role: 'group', tabIndex: 0, 'aria-label': 'A wide picture' } : {};
  const picture =
    minWidthPx === undefined ? (
      content
    ) : (
      <StyledScroller {...focus} style={{ '--min-width': `${minWidthPx}px` } as CSSProperties}>
        <span>{content}</span>
      </StyledScroller>
    );
  return (
    <StyledFigure id={id}>
      {label !== undefined && <FrameLabel>{label}</FrameLabel>}
      {onZoom ? (
        <StyledZoomable>
          {picture}
          <StyledZoomSign>
            <PlusIcon sizePx={16} />
          </StyledZoomSign>
        </StyledZoomable>
      ) : (
        <StyledPicture>{picture}</StyledPicture>
      )}
      {caption !== undefined && <StyledCaption>{caption}</StyledCaption>}
    </StyledFigure>
  );
}
