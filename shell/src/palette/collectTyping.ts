import { isTextField } from '@portfolio/kit';

/**
 * Keeps what is typed while the palette is on its way: visitors type on after a shortcut without waiting for the field.
 *
 * @returns ends it, and gives the text
 */
export function collectTyping(): () => string {
  let text = '';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTextField(event.target)) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    // Neither the page's own shortcuts nor its scrolling are meant.
    event.preventDefault();
    event.stopPropagation();
  }

  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', handleKeyDown, { capture: true });
    return text;
  };
}
