import { findBounds } from './pieces';
import { StyledHorizontal, StyledSegment, StyledVertical } from './Rulers.styles';
import type { Following } from './useFollower';

export interface RulersProps {
  following: Following | null;
  isStill: boolean;
}

/** Two rulers of a drawing tool, and on them where the link is and how large. The upper one stays in sight. */
export function Rulers({ following, isStill }: RulersProps) {
  const bounds = following === null ? null : findBounds(following.place.pieces);
  const look = {
    $isShown: following?.isShown === true,
    $isGliding: following?.isGliding === true && !isStill,
  };
  return (
    <>
      <StyledHorizontal aria-hidden="true">
        {bounds !== null && (
          <StyledSegment
            {...look}
            style={{ transform: `translateX(${bounds.left}px)`, inlineSize: bounds.width, blockSize: '100%' }}
          >
            <span>{Math.round(bounds.width)}</span>
          </StyledSegment>
        )}
      </StyledHorizontal>
      <StyledVertical aria-hidden="true">
        {bounds !== null && (
          <StyledSegment
            {...look}
            style={{ transform: `translateY(${bounds.top}px)`, blockSize: bounds.height, inlineSize: '100%' }}
          >
            <span>{Math.round(bounds.height)}</span>
          </StyledSegment>
        )}
      </StyledVertical>
    </>
  );
}
