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
