import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Height of the header in its mini state, in rem: bars stick below it. */
export const MINI_HEADER_REM = 3;

const DEFAULT_REM_PX = 16;

/** Taller than any page: what is below the window counts as not passed yet, also where a jump passes it unseen. */
const BELOW_PX = 1_000_000;

interface ScrollState<Target extends HTMLElement> {
  /** Goes on an element that stays where the bar would be, just before it: a bar that sticks cannot tell. */
  markerRef: RefObject<Target | null>;
  /** True once the page is scrolled past the marker. SPEC section 4. */
  isScrolled: boolean;
}

export function useScrollState<Target extends HTMLElement = HTMLDivElement>(): ScrollState<Target> {
  const markerRef = useRef<Target>(null);
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const marker = markerRef.current;
    if (!marker) return;
    const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_REM_PX;
    const topPx = MINI_HEADER_REM * remPx;
    const observer = new IntersectionObserver(
      (entries) => {
        // A quick scroll there and back is reported in one call: the last entry is the result.
        const entry = entries.at(-1);
        if (entry) setIsScrolled(!entry.isIntersecting && entry.boundingClientRect.top < topPx);
      },
      { rootMargin: `-${topPx}px 0px ${BELOW_PX}px 0px` },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  }, []);

  return { markerRef, isScrolled };
}
