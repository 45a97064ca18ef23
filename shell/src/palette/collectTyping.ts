import { isTextField } from '@portfolio/kit';

/**
 * Collects text typed while the palette is loading: visitors do not wait for the field after a shortcut.
 *
 * @returns stops collecting and returns the text
 */
export function collectTyping(): () => string {
  let text = '';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTextField(event.target)) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    // The keys are meant neither for the page's shortcuts nor for scrolling.
    event.preventDefault();
    event.stopPropagation();
  }

  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', handleKeyDown, { capture: true });
    return text;
  };
}
