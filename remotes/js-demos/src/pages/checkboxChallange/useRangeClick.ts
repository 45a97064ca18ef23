import { useRef, type MouseEvent } from 'react';

/**
 * Remembers whether Shift was held for the click that changes a checkbox. A click on a label is followed by one on
 * the box, and not every browser passes the modifier keys on to the second one.
 */
export function useRangeClick() {
  const isShiftRef = useRef(false);

  function handleClickCapture({ target, shiftKey }: MouseEvent) {
    const isOnBox = target instanceof HTMLInputElement;
    isShiftRef.current = isOnBox ? isShiftRef.current || shiftKey : shiftKey;
  }

  /** Returns whether Shift was held, and resets it. */
  function takeShift(): boolean {
    const isShift = isShiftRef.current;
    isShiftRef.current = false;
    return isShift;
  }

  return { handleClickCapture, takeShift };
}
