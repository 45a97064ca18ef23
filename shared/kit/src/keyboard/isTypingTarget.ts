/** Inputs without text. All others take it: also a date or a number, and types that a browser does not know. */
const INPUTS_WITHOUT_TEXT = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];

function isEditable(element: Element): boolean {
  const region = element.closest('[contenteditable]');
  return region !== null && region.getAttribute('contenteditable') !== 'false';
}

/**
 * Tells whether keys pressed on an element edit its text: then letters, and shortcuts such as Ctrl+K, belong to it.
 *
 * @param target - of a keyboard event
 */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !INPUTS_WITHOUT_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target.closest('[role="textbox"]') !== null || isEditable(target)
  );
}

/**
 * Tells whether a letter pressed on an element means something to it. It is text, or it picks an option of a select.
 *
 * @param target - of a keyboard event
 */
export function isTypingTarget(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || isTextField(target);
}
