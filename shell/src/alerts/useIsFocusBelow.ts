import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Says whether what has the focus stands in the lower half of the window, where alerts would cover it.
 *
 * @param hasAlerts - nothing is measured while there are none
 * @param regionRef - alerts stay where they are while one of them has the focus
 */
export function useIsFocusBelow(hasAlerts: boolean, regionRef: RefObject<Element | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);

  useLayoutEffect(() => {
    if (!hasAlerts) return;
    const look = () => {
      const element = document.activeElement;
      if (element === null || regionRef.current?.contains(element)) return;
      const { top, bottom } = element.getBoundingClientRect();
      // A whole page that has the focus is covered nowhere.
      const isSmall = bottom - top < window.innerHeight / 2;
      setIsBelow(isSmall && (top + bottom) / 2 > window.innerHeight / 2);
    };
    let frame = 0;
    /** Once more where the browser has scrolled to it. */
    const handleFocus = () => {
      look();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    handleFocus();
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      cancelAnimationFrame(frame);
    };
  }, [hasAlerts, regionRef]);

  return hasAlerts && isBelow;
}
