import { readTabMap, storeTabMap } from '../../loading/tabStorage';

const STORAGE_KEY = 'portfolio:scroll';

/** How long to wait for a page to grow until it reaches the saved scroll position. */
const GROWTH_MS = 3_000;

/** Events with which a visitor starts to scroll or move on their own. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Stores the scroll positions of this tab's pages, by the index of their history entries. The browser restores a
 * position as soon as the address changes, while the previous page is still shown; this waits for the right page.
 */
export interface ScrollPlaces {
  /** Call this when another page is shown; a push drops the entries after it. */
  enter(index: number, isPush: boolean): void;
  /**
   * Scrolls to the saved position of the entry as soon as the page is tall enough.
   *
   * @returns false if none is saved
   */
  restore(): boolean;
}

export function createScrollPlaces(firstIndex: number): ScrollPlaces & { start(): () => void } {
  let places = new Map<number, number>();
  let shownIndex = firstIndex;
  let isGrowing = false;
  let endGrowth = () => {};

  const keep = () => {
    // While the page is still too short, its end is not the saved position.
    if (!isGrowing) places.set(shownIndex, window.scrollY);
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
    places = readTabMap(STORAGE_KEY);
  };
  // When a document is left or reloaded, the browser restores the position, but only that of the current entry.
  const handOver = () => {
    window.history.scrollRestoration = 'auto';
    storeTabMap(STORAGE_KEY, places);
  };

  return {
    enter(index, isPush) {
      endGrowth();
      shownIndex = index;
      if (isPush) for (const known of places.keys()) if (known >= index) places.delete(known);
    },
    restore() {
      const top = places.get(shownIndex);
      if (top === undefined) return false;
      const isThere = () => {
        window.scrollTo({ top, behavior: 'instant' });
        return Math.abs(window.scrollY - top) < 2;
      };
      if (isThere() || typeof ResizeObserver !== 'function') return true;
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
      return true;
    },
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      takeOver();
      window.addEventListener('scroll', keep, { passive: true, signal });
      window.addEventListener('pagehide', handOver, { signal });
      // After the first load the same event means nothing: the visitor may have moved on since.
      window.addEventListener('pageshow', ({ persisted }) => persisted && takeOver(), { signal });
      return () => {
        ended.abort();
        endGrowth();
        handOver();
      };
    },
  };
}
