import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns whether the focused element is in the lower half of the window, where alerts would cover it.
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
      // Nothing has the focus: there is no need to lay out the page in order to measure it.
      if (element === document.body) {
        setIsBelow(false);
        return;
      }
      const { top, bottom } = element.getBoundingClientRect();
      // A focused element as large as the page itself does not count.
      const isSmall = bottom - top < window.innerHeight / 2;
      setIsBelow(isSmall && (top + bottom) / 2 > window.innerHeight / 2);
    };
    let frame = 0;
    /** Measures again in the next frame, after the browser has scrolled the element into view. */
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
