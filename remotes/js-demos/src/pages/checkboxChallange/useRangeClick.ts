import { useRef, type MouseEvent } from 'react';

/**
 * Tells a Shift click on a row from a plain one. Firefox does not pass a Shift click on a label on to its box, so those
 * clicks are handled here, in every browser alike.
 */
export function useRangeClick(onToggle: (id: string, isShift: boolean) => void) {
  const isShiftRef = useRef(false);

  function handleClickCapture(id: string, event: MouseEvent) {
    const { target, shiftKey } = event;
    const isOnBox = target instanceof HTMLInputElement;
    // Set on every click: the Shift key of an earlier click must not count.
    isShiftRef.current = isOnBox && shiftKey;
    const label = shiftKey && !isOnBox && (target as Element).closest('label');
    if (!label) return;
    event.preventDefault();
    label.control?.focus();
    onToggle(id, true);
  }

  return { handleClickCapture, handleChange: (id: string) => onToggle(id, isShiftRef.current) };
}
