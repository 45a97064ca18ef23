/** Input types in which nothing is typed. */
const INPUTS_WITHOUT_TEXT = ['button', 'checkbox', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Says whether keys are Ctrl+K or Cmd+K and nothing more. */
export function isPaletteShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Says whether keys pressed on an element are text: then they belong to it. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(
    'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
  );
  return field !== null && !(field instanceof HTMLInputElement && INPUTS_WITHOUT_TEXT.includes(field.type));
}
