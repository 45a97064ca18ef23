import { useRef, type MouseEvent } from 'react';

/**
 * Remembers whether Shift was held for the click that a checkbox is about to answer. A click on the label comes
 * first and is followed by one on the box, which not every browser gives the modifier keys of the first.
 */
export function useRangeClick() {
  const isShiftRef = useRef(false);

  function handleClickCapture({ target, shiftKey }: MouseEvent) {
    const isOnBox = target instanceof HTMLInputElement;
    isShiftRef.current = isOnBox ? isShiftRef.current || shiftKey : shiftKey;
  }

  /** Tells whether Shift was held, and forgets it. */
  function takeShift(): boolean {
    const isShift = isShiftRef.current;
    isShiftRef.current = false;
    return isShift;
  }

  return { handleClickCapture, takeShift };
}
