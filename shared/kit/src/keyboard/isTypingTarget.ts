/** Input types that do not take text. All others do: dates and numbers too, and types unknown to the browser. */
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
 * Says whether keys pressed on an element edit its text; letters, and shortcuts such as Ctrl+K, then belong to it.
 *
 * @param target - of the keyboard event
 */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !INPUTS_WITHOUT_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target.closest('[role="textbox"]') !== null || isEditable(target)
  );
}

/**
 * Says whether a letter pressed on an element has a meaning there: it is text, or selects an option of a select.
 *
 * @param target - of the keyboard event
 */
export function isTypingTarget(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || isTextField(target);
}
