import { useEffect, useState, type RefObject } from 'react';
import { createFollower, type Place } from './createFollower';

/** How the frame is put where its link is. */
export type Engine = 'script' | 'anchor' | 'none';

export interface Following {
  place: Place;
  /** False after the last link was left: the frame stays where it is and fades. */
  isShown: boolean;
  /** True on the way from one link to another; false where the frame appears or sticks to its link. */
  isGliding: boolean;
}

/** Follows the links within an element. Null before there has been anything to follow. */
export function useFollower(ref: RefObject<HTMLElement | null>, engine: Engine): Following | null {
  const [following, setFollowing] = useState<Following | null>(null);
  const isOn = engine !== 'none';

  useEffect(() => {
    const container = ref.current;
    if (!isOn || container === null) return;
    return createFollower(container, (place) =>
      setFollowing((before) => {
        if (place === null) return before && { ...before, isShown: false };
        return { place, isShown: true, isGliding: before?.isShown === true && !place.isSame };
      }),
    );
  }, [ref, isOn]);

  const link = isOn && engine === 'anchor' ? following?.place.link : undefined;
  useEffect(() => {
    link?.style.setProperty('anchor-name', '--followed');
    return () => {
      link?.style.removeProperty('anchor-name');
    };
  }, [link]);

  return isOn ? following : null;
}
