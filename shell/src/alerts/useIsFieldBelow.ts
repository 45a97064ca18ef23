import { useLayoutEffect, useState } from 'react';

/**
 * Says whether the field that is being filled in stands in the lower half of the window, where alerts would cover it.
 *
 * @param hasAlerts - nothing is measured while there are none
 */
export function useIsFieldBelow(hasAlerts: boolean): boolean {
  const [isBelow, setIsBelow] = useState(false);

  useLayoutEffect(() => {
    if (!hasAlerts) return;
    const look = () => {
      const field = document.activeElement?.closest('main input, main select, main textarea');
      const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      setIsBelow((top + bottom) / 2 > window.innerHeight / 2);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [hasAlerts]);

  return hasAlerts && isBelow;
}
