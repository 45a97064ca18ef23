import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { StyledPiece } from './FollowArea.styles';
import type { Box } from './pieces';
import { toGlide, toPlace } from './toGlide';

const GLIDE_MS = 420;

export interface FollowFrameProps extends Omit<ComponentProps<typeof StyledPiece>, 'style'> {
  box: Box;
  /** True while it moves from one link to another. */
  isGliding: boolean;
}

function readBox(element: HTMLElement): Box {
  const { transform, width, height } = getComputedStyle(element);
  const { e: left, f: top } = new DOMMatrixReadOnly(transform);
  return { left, top, width: parseFloat(width), height: parseFloat(height) };
}

/** The frame around one line of a link. It is placed at its box at once; only its appearance glides there. */
export function FollowFrame({ box, isGliding, ...look }: FollowFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const fromRef = useRef(box);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    const from = fromRef.current;
    fromRef.current = box;
    if (frame === null || !isGliding || from === box || typeof frame.animate !== 'function') return;
    const glide = frame.animate(toGlide(from, box), GLIDE_MS);
    return () => {
      // The next movement starts where this one was interrupted.
      if (glide.playState === 'running') fromRef.current = readBox(frame);
      glide.cancel();
    };
  }, [box, isGliding]);

  return <StyledPiece ref={frameRef} aria-hidden="true" {...look} style={toPlace(box)} />;
}
