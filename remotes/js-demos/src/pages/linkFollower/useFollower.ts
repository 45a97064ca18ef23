import { useEffect, useState, type RefObject } from 'react';
import { createFollower, type Place } from './createFollower';

/** How the frame is positioned. */
export type Engine = 'script' | 'anchor' | 'none';

export interface Following {
  place: Place;
  /** False after the last link was left: the frame stays in place and fades out. */
  isShown: boolean;
  /** True while moving from one link to another; false when the frame appears or sticks to its link. */
  isGliding: boolean;
}

/** Follows the links in an element. Null until there has been one to follow. */
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
