import { findBounds } from './pieces';
import { StyledHorizontal, StyledSegment, StyledVertical } from './Rulers.styles';
import type { Following } from './useFollower';

export interface RulersProps {
  following: Following | null;
  isStill: boolean;
}

/** Two rulers, as in a drawing tool, that show position and size of the link. The upper one is sticky. */
export function Rulers({ following, isStill }: RulersProps) {
  const bounds = following === null ? null : findBounds(following.place.pieces);
  const look = {
    'data-shown': following?.isShown === true || undefined,
    'data-gliding': (following?.isGliding === true && !isStill) || undefined,
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
