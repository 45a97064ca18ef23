import { useEffect, useEffectEvent } from 'react';
import { isPaletteShortcut, isTextField } from './keys';

/** Calls back on Ctrl+K and on Cmd+K, unless somebody is typing or a dialog is open. */
export function useShortcut(onShortcut: () => void): void {
  const handleShortcut = useEffectEvent(onShortcut);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isPaletteShortcut(event) || event.defaultPrevented || event.repeat || isTextField(event.target))
        return;
      if (document.querySelector('dialog[open]')) return;
      // The browser would move to its own search field.
      event.preventDefault();
      handleShortcut();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
