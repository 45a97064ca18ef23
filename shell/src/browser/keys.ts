type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns whether the keys are Ctrl+K or Cmd+K and nothing more. */
export function isPaletteShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Returns whether the keys are Ctrl+Alt+O or Cmd+Option+O. Compares the physical key: Option changes the letter. */
export function isPanelShortcut(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // AltGr is reported as Ctrl+Alt, and types a character.
  const isAltGraph = event.getModifierState('AltGraph');
  return code === 'KeyO' && altKey && ctrlKey !== metaKey && !shiftKey && !isAltGraph;
}
