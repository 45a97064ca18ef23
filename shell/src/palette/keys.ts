type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Says whether keys are Ctrl+K or Cmd+K and nothing more. */
export function isPaletteShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
