/** Loads another document. A single object, so that tests can mock it: jsdom cannot navigate. */
export const browserPage = {
  reload: () => window.location.reload(),
  goTo: (path: string) => window.location.assign(path),
  /** Loads a document in place of the current entry of the history. */
  replace: (path: string) => window.location.replace(path),
  /** Stops loading another document. */
  stop: () => window.stop(),
};

/** Returns whether views may be snapshots that fade into each other: the browser can, and the visitor allows motion. */
export function hasViewTransitions(): boolean {
  return typeof document.startViewTransition === 'function' && allowsMotion();
}

/** Returns whether things may move: the visitor does not prefer reduced motion. */
export function allowsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
