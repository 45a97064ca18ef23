/** How long a page may grow until the place that it was left at is there. */
const GROWTH_MS = 3_000;

/** What a visitor does to go elsewhere by themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the scroll positions of this document's pages. The browser brings a position back the moment the address
 * changes, when the page before is still shown; here it waits for its page.
 */
export interface ScrollPlaces {
  /** To be called when another page is shown; entries after it are gone after a push. */
  enter(index: number, isPush: boolean): void;
  /** Scrolls to where the entry was left, as soon as the page is long enough. */
  restore(): void;
}

export function createScrollPlaces(firstIndex: number): ScrollPlaces & { start(): () => void } {
  const places = new Map<number, number>();
  let shownIndex = firstIndex;
  let isGrowing = false;
  let endGrowth = () => {};

  const keep = () => {
    // The end of a page that is too short yet is not where it was left.
    if (!isGrowing) places.set(shownIndex, window.scrollY);
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  // A document that is left or loaded again is the browser's own affair.
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
  };

  return {
    enter(index, isPush) {
      endGrowth();
      shownIndex = index;
      if (isPush) for (const known of places.keys()) if (known >= index) places.delete(known);
    },
    restore() {
      const top = places.get(shownIndex) ?? 0;
      const isThere = () => {
        window.scrollTo({ top, behavior: 'instant' });
        return Math.abs(window.scrollY - top) < 2;
      };
      if (isThere() || typeof ResizeObserver !== 'function') return;
      isGrowing = true;
      const ended = new AbortController();
      const observer = new ResizeObserver(() => isThere() && endGrowth());
      const timer = setTimeout(() => endGrowth(), GROWTH_MS);
      endGrowth = () => {
        clearTimeout(timer);
        observer.disconnect();
        ended.abort();
        isGrowing = false;
        endGrowth = () => {};
      };
      for (const type of OWN_MOVES)
        window.addEventListener(type, () => endGrowth(), { signal: ended.signal, passive: true });
      observer.observe(document.body);
    },
    start() {
      const ended = new AbortController();
      takeOver();
      window.addEventListener('scroll', keep, { signal: ended.signal, passive: true });
      window.addEventListener('pagehide', handBack, { signal: ended.signal });
      window.addEventListener('pageshow', takeOver, { signal: ended.signal });
      return () => {
        ended.abort();
        endGrowth();
        handBack();
      };
    },
  };
}
