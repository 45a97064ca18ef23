/** The vertical extent of a tile or a window, in pixels of the content. */
export interface Stretch {
  topPx: number;
  heightPx: number;
}

/** The classic check: more than half of a tile is above the lower edge, and not all of it is above the upper edge. */
export function isClassicShown(tile: Stretch, view: Stretch): boolean {
  const isHalfIn = view.topPx + view.heightPx - tile.heightPx / 2 > tile.topPx;
  const isNotPassed = view.topPx < tile.topPx + tile.heightPx;
  return isHalfIn && isNotPassed;
}

/** The classic debounce: acts on the first call of a burst and ignores all others until there is none for `waitMs`. */
export function createLeadingDebounce(act: () => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    call() {
      if (timer === null) act();
      else clearTimeout(timer);
      timer = setTimeout(() => {
        timer = null;
      }, waitMs);
    },
    dispose() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
