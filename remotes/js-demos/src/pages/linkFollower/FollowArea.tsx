import { useRef, type ReactNode } from 'react';
import { StyledAnchored, StyledArea, StyledPiece } from './FollowArea.styles';
import { Rulers } from './Rulers';
import { useFollower, type Engine } from './useFollower';

export interface FollowAreaProps {
  engine: Engine;
  /** True lets the frame be at the next link at once. */
  isStill: boolean;
  /** True measures the link on rulers along the upper and the left edge. */
  hasRulers?: boolean;
  children: ReactNode;
}

/** An element whose links are followed by a frame. The frame is decoration: links keep their own outline. */
export function FollowArea({ engine, isStill, hasRulers = false, children }: FollowAreaProps) {
  const areaRef = useRef<HTMLDivElement>(null);
  const following = useFollower(areaRef, engine);
  const pieces = following?.place.pieces ?? [];
  const look = {
    $isShown: following?.isShown === true,
    $isGliding: !isStill && following?.isGliding === true,
    $isCurrent: following?.place.cause === 'current',
  };
  return (
    <StyledArea ref={areaRef} $hasRulers={hasRulers}>
      {hasRulers && <Rulers following={following} isStill={isStill} />}
      {children}
      {engine === 'script' &&
        pieces.map(({ left, top, width, height }, index) => (
          <StyledPiece
            key={index}
            aria-hidden="true"
            {...look}
            style={{ transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }}
          />
        ))}
      {engine === 'anchor' && following !== null && <StyledAnchored aria-hidden="true" {...look} />}
    </StyledArea>
  );
}
