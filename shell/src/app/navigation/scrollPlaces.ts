/** How long to wait for a page to grow until it reaches the saved scroll position. */
const GROWTH_MS = 3_000;

/** Events with which a visitor starts to scroll or move on their own. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Stores the scroll positions of this document's pages. The browser restores a position as soon as the address changes,
 * while the previous page is still shown; this waits for the right page.
 */
export interface ScrollPlaces {
  /** Call this when another page is shown; a push drops the entries after it. */
  enter(index: number, isPush: boolean): void;
  /** Scrolls to the saved position of the entry as soon as the page is tall enough. */
  restore(): void;
}

export function createScrollPlaces(firstIndex: number): ScrollPlaces & { start(): () => void } {
  const places = new Map<number, number>();
  let shownIndex = firstIndex;
  let isGrowing = false;
  let endGrowth = () => {};

  const keep = () => {
    // While the page is still too short, its end is not the saved position.
    if (!isGrowing) places.set(shownIndex, window.scrollY);
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  // When a document is left or reloaded, the browser restores the position.
  const restoreAutomatic = () => {
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
        window.addEventListener(type, () => endGrowth(), { passive: true, signal: ended.signal });
      observer.observe(document.body);
    },
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      takeOver();
      window.addEventListener('scroll', keep, { passive: true, signal });
      window.addEventListener('pagehide', restoreAutomatic, { signal });
      window.addEventListener('pageshow', takeOver, { signal });
      return () => {
        ended.abort();
        endGrowth();
        restoreAutomatic();
      };
    },
  };
}
