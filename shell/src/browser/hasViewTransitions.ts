/** Says whether one view of the page may fade into the next: not in a browser that cannot, nor for whoever wants less motion. */
export function hasViewTransitions(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
