/** Anything shorter is a click by an unsteady hand. */
const THRESHOLD_PX = 6;

/**
 * Lets the mouse drag a scrollable box. Fingers and pens scroll it natively.
 *
 * @returns a function that stops it, even during a drag
 */
export function dragByMouse(view: HTMLElement): () => void {
  let grip: { fromX: number; fromLeft: number; isPulled: boolean } | null = null;

  function handleDown({ button, pointerType, clientX }: PointerEvent) {
    if (pointerType === 'mouse' && button === 0)
      grip = { fromX: clientX, fromLeft: view.scrollLeft, isPulled: false };
  }
  function handleMove({ clientX, pointerId, buttons }: PointerEvent) {
    if (grip === null) return;
    if (buttons === 0) {
      handleUp();
      return;
    }
    const wayPx = clientX - grip.fromX;
    if (!grip.isPulled && Math.abs(wayPx) < THRESHOLD_PX) return;
    if (!grip.isPulled) {
      grip.isPulled = true;
      view.setPointerCapture(pointerId);
      // Suspends snapping and smooth scrolling, which would work against the drag.
      view.dataset.pulled = '';
    }
    view.scrollLeft = grip.fromLeft - wayPx;
  }
  function handleUp() {
    grip = null;
    delete view.dataset.pulled;
  }

  const listeners = [
    ['pointerdown', handleDown],
    ['pointermove', handleMove],
    ['pointerup', handleUp],
    ['pointercancel', handleUp],
  ] as const;
  for (const [type, listener] of listeners) view.addEventListener(type, listener);
  return () => {
    handleUp();
    for (const [type, listener] of listeners) view.removeEventListener(type, listener);
  };
}
