import { isTextField } from '@portfolio/kit';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on a shortcut, unless the visitor is typing or a dialog is open.
 *
 * @param isShortcut - returns whether the keys are the shortcut; must be stable, so define it outside the component
 */
export function useShortcut(isShortcut: (event: KeyboardEvent) => boolean, onShortcut: () => void): void {
  const handleShortcut = useEffectEvent(onShortcut);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // When Chromium fills in a field, it fires a plain event, without a key: https://crbug.com/581537
      if (!(event instanceof KeyboardEvent)) return;
      if (!isShortcut(event) || event.defaultPrevented || event.repeat || isTextField(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      // The browser may use these keys itself, such as Ctrl+K for its search field.
      event.preventDefault();
      handleShortcut();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isShortcut]);
}
