import { findBounds } from './pieces';
import { StyledHorizontal, StyledSegment, StyledVertical } from './Rulers.styles';
import type { Following } from './useFollower';

export interface RulersProps {
  following: Following;
  isStill: boolean;
}

/** Where the link is and how large, on the two rulers of a drawing tool. */
export function Rulers({ following, isStill }: RulersProps) {
  const { place, isShown, isGliding } = following;
  const bounds = findBounds(place.pieces);
  const look = { $isShown: isShown, $isGliding: isGliding && !isStill };
  return (
    <div aria-hidden="true">
      <StyledHorizontal>
        {bounds !== null && (
          <StyledSegment
            {...look}
            style={{ transform: `translateX(${bounds.left}px)`, inlineSize: bounds.width, blockSize: '100%' }}
          >
            <span>{Math.round(bounds.width)}</span>
          </StyledSegment>
        )}
      </StyledHorizontal>
      <StyledVertical>
        {bounds !== null && (
          <StyledSegment
            {...look}
            style={{ transform: `translateY(${bounds.top}px)`, blockSize: bounds.height, inlineSize: '100%' }}
          >
            <span>{Math.round(bounds.height)}</span>
          </StyledSegment>
        )}
      </StyledVertical>
    </div>
  );
}
