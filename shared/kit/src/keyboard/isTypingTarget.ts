/** Inputs in which letters mean nothing of their own, so that a letter key may be a shortcut there. */
const LETTERLESS_INPUTS = ['button', 'checkbox', 'color', 'image', 'radio', 'range', 'reset', 'submit'];

/** Tells whether a key pressed on this element is, or may be, text for that element. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !LETTERLESS_INPUTS.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}
