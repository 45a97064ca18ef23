/** Input types in which nothing is typed. */
const INPUTS_WITHOUT_TEXT = ['button', 'checkbox', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Says whether keys are Ctrl+K or Cmd+K and nothing more. */
export function isPaletteShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Says whether keys are Ctrl+Alt+O or Cmd+Option+O. The key is meant by its place: with Option it types another letter. */
export function isPanelShortcut(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // The AltGr key reports itself as Ctrl and Alt, and types a letter.
  const isAltGraph = event.getModifierState('AltGraph');
  return code === 'KeyO' && altKey && ctrlKey !== metaKey && !shiftKey && !isAltGraph;
}

/** Says whether keys pressed on an element are text: then they belong to it. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(
    'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]',
  );
  return field !== null && !(field instanceof HTMLInputElement && INPUTS_WITHOUT_TEXT.includes(field.type));
}
