import { isTextField } from '@portfolio/kit';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on a shortcut, unless the visitor is typing or a dialog is open.
 *
 * @param isShortcut - says whether these keys are the shortcut; a function of a module, not of a render
 */
export function useShortcut(isShortcut: (event: KeyboardEvent) => boolean, onShortcut: () => void): void {
  const handleShortcut = useEffectEvent(onShortcut);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event) || event.defaultPrevented || event.repeat || isTextField(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      // The browser may have a meaning of its own for these keys, such as its search field for Ctrl+K.
      event.preventDefault();
      handleShortcut();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isShortcut]);
}
