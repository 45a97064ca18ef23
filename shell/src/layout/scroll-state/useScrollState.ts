import { type RefCallback, useCallback, useState } from 'react';

/** Height of the mini header, in rem: bars stick below it. */
export const MINI_HEADER_REM = 3;

/** Taller than any page, so that a jump past the marker is reported too. */
const ANY_DISTANCE_PX = 1_000_000;

interface ScrollState {
  /**
   * For an element next to the bar that does not stick: a sticky bar does not reveal its original position. At "header" it
   * is a `StyledScrollMarker`.
   */
  markerRef: RefCallback<HTMLElement>;
  /** True once the page is scrolled past the marker. SPEC section 4. */
  isScrolled: boolean;
}

/**
 * Follows the scroll state of a bar.
 *
 * @param passedAt - "header" if the marker is passed once it is under the header; "end" for a bar at the end of the
 *   page, which cannot scroll that far: its marker comes after it and is passed once it enters the window
 */
export function useScrollState(passedAt: 'header' | 'end' = 'header'): ScrollState {
  const [isScrolled, setIsScrolled] = useState(false);

  // Not an effect: the marker may come and go while the component stays.
  const markerRef = useCallback(
    (marker: HTMLElement | null) => {
      if (marker === null) return;
      const observer = new IntersectionObserver(
        (entries) => {
          // A quick scroll there and back is reported in one call: only the last entry counts.
          const entry = entries.at(-1);
          if (!entry) return;
          const { isIntersecting, boundingClientRect } = entry;
          setIsScrolled(passedAt === 'end' ? isIntersecting : !isIntersecting && boundingClientRect.top < 0);
        },
        { rootMargin: passedAt === 'end' ? `${ANY_DISTANCE_PX}px 0px 0px` : `0px 0px ${ANY_DISTANCE_PX}px` },
      );
      observer.observe(marker);
      return () => {
        observer.disconnect();
        setIsScrolled(false);
      };
    },
    [passedAt],
  );

  return { markerRef, isScrolled };
}
