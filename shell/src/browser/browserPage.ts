/** Loads another document. In one place, because a test cannot leave its page. */
export const browserPage = {
  reload: () => window.location.reload(),
  goTo: (path: string) => window.location.assign(path),
  /** Gives up a document that is on its way. */
  stop: () => window.stop(),
};

/** Says whether one view of the page may fade into the next: the browser can, and the visitor does not want less motion. */
export function hasViewTransitions(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
