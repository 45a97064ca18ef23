import { useRef, type ReactNode } from 'react';
import { StyledAnchored, StyledArea } from './FollowArea.styles';
import { FollowFrame } from './FollowFrame';
import { Rulers } from './Rulers';
import { useFollower, type Engine } from './useFollower';

export interface FollowAreaProps {
  engine: Engine;
  /** True makes the frame jump to the next link. */
  isStill: boolean;
  /** True shows the link's position on rulers along the top and left edges. */
  hasRulers?: boolean;
  /** True moves the frame once from link to link, until the visitor points at a link or tabs. */
  hasTour?: boolean;
  children: ReactNode;
}

/** An element whose links are followed by a frame. The frame is decoration: links keep their own outline. */
export function FollowArea({
  engine,
  isStill,
  hasRulers = false,
  hasTour = false,
  children,
}: FollowAreaProps) {
  const areaRef = useRef<HTMLDivElement>(null);
  const following = useFollower(areaRef, engine);
  const pieces = following?.place.pieces ?? [];
  const look = {
    $isShown: following?.isShown === true,
    $isGliding: !isStill && following?.isGliding === true,
    $isCurrent: following?.place.cause === 'current',
  };
  return (
    <StyledArea ref={areaRef} $hasRulers={hasRulers} $isTouring={hasTour && !isStill && following !== null}>
      {hasRulers && <Rulers following={following} isStill={isStill} />}
      {children}
      {engine === 'script' &&
        pieces.map((box, index) => (
          <FollowFrame key={index} box={box} isGliding={look.$isGliding} {...look} />
        ))}
      {engine === 'anchor' && following !== null && <StyledAnchored aria-hidden="true" {...look} />}
    </StyledArea>
  );
}
