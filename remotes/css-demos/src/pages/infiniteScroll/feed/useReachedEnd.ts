import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

const AHEAD = '600px';

/** Calls back when the end comes near, and whenever `isWanted` turns true while the end is already near. */
export function useReachedEnd(
  endRef: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onReached: () => void,
) {
  const reach = useEffectEvent(onReached);

  useEffect(() => {
    const end = endRef.current;
    if (!end || !isWanted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [endRef, isWanted]);
}
