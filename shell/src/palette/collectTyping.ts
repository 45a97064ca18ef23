import { isComposing, isTextField } from '@portfolio/kit';

/**
 * Collects text typed while the palette is loading: visitors do not wait for the field after a shortcut.
 *
 * @param onCancel - called if Escape is pressed, which stops collecting too
 * @returns a function that stops collecting and returns the text
 */
export function collectTyping(onCancel: () => void): () => string {
  let text = '';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (isTextField(event.target)) return;
    if (event.key === 'Escape') {
      stop();
      onCancel();
    } else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    // The keys are meant neither for the page's shortcuts nor for scrolling.
    event.preventDefault();
    event.stopPropagation();
  }

  function stop() {
    window.removeEventListener('keydown', handleKeyDown, { capture: true });
    return text;
  }

  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return stop;
}
