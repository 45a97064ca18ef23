import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls back when another page is shown: what the visitor wanted on the page before, such as a dialog that is still
 * being loaded, must not cover it.
 *
 * @param onLeft - called before the new page gets the focus, so that a dialog that closes does not take it back
 */
export function useOnPageLeft(currentPath: string, onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  const path = useRef(currentPath);
  useLayoutEffect(() => {
    if (path.current === currentPath) return;
    path.current = currentPath;
    leave();
  }, [currentPath]);
}
