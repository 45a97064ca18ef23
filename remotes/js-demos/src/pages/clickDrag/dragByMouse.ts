import { createDrag, type DragPorts } from './drag';

/**
 * Lets an element be dragged by mouse only: fingers and pens use native scrolling.
 *
 * @returns a function that stops it, even during a drag
 */
export function dragByMouse(element: HTMLElement, ports: DragPorts): () => void {
  let pointerId = 0;
  const drag = createDrag({
    ...ports,
    onDragStart() {
      element.setPointerCapture?.(pointerId);
      ports.onDragStart();
    },
  });

  function handleMove({ buttons, clientX, timeStamp }: PointerEvent) {
    // A button that was released unnoticed is detected with the next move.
    if (buttons === 0) handleCancel();
    else drag.move(clientX, timeStamp);
  }
  function handleRelease({ timeStamp }: PointerEvent) {
    stopWatching();
    drag.release(timeStamp);
  }
  function handleCancel() {
    stopWatching();
    drag.cancel();
  }
  function stopWatching() {
    window.removeEventListener('pointermove', handleMove);
    window.removeEventListener('pointerup', handleRelease);
    window.removeEventListener('pointercancel', handleCancel);
  }

  function handlePress(event: PointerEvent) {
    // An earlier drag that ended without a click must not suppress the click of this press.
    drag.takeClick();
    const isOnScrollBar = event.target === element && event.offsetY > element.clientHeight;
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnScrollBar) return;
    pointerId = event.pointerId;
    drag.press(event.clientX, event.timeStamp);
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleRelease);
    window.addEventListener('pointercancel', handleCancel);
  }
  function handleClick(event: MouseEvent) {
    // A click without a pointer, from Enter or Space, cannot end a drag and is never suppressed.
    if (event.detail === 0 || !drag.takeClick()) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const preventDefault = (event: Event) => event.preventDefault();

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', handlePress, { signal });
  element.addEventListener('click', handleClick, { signal, capture: true });
  // The browser's native dragging of pictures and selected text would take the pointer away.
  element.addEventListener('dragstart', preventDefault, { signal });

  return () => {
    listening.abort();
    handleCancel();
  };
}
