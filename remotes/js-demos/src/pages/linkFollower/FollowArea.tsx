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
  const isGliding = !isStill && following?.isGliding === true;
  const look = {
    'data-shown': following?.isShown === true || undefined,
    'data-current': following?.place.cause === 'current' || undefined,
  };
  return (
    <StyledArea
      ref={areaRef}
      data-rulers={hasRulers || undefined}
      data-touring={(hasTour && !isStill && following !== null) || undefined}
    >
      {hasRulers && <Rulers following={following} isStill={isStill} />}
      {children}
      {engine === 'script' &&
        pieces.map((box, index) => <FollowFrame key={index} box={box} isGliding={isGliding} {...look} />)}
      {engine === 'anchor' && following !== null && (
        <StyledAnchored aria-hidden="true" data-gliding={isGliding || undefined} {...look} />
      )}
    </StyledArea>
  );
}
