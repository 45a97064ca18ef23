import { isPanelShortcut } from './isPanelShortcut';

const press = (init: KeyboardEventInit) =>
  isPanelShortcut(new KeyboardEvent('keydown', { code: 'KeyO', ...init }));

it.each([
  [{ ctrlKey: true, altKey: true }, true],
  [{ metaKey: true, altKey: true, key: 'ø' }, true],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ ctrlKey: true, altKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, metaKey: true, altKey: true }, false],
  [{ ctrlKey: true, altKey: true, code: 'KeyP' }, false],
  [{ ctrlKey: true, altKey: true, modifierAltGraph: true }, false],
])('%j is the shortcut: %s', (init, expected) => {
  expect(press(init)).toBe(expected);
});
