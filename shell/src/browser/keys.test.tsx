import { isPaletteShortcut, isPanelShortcut } from './keys';

const keys = (pressed: Partial<Parameters<typeof isPaletteShortcut>[0]>) =>
  isPaletteShortcut({ key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...pressed });

test('takes Ctrl+K and Cmd+K, in capitals too', () => {
  expect(keys({ ctrlKey: true })).toBe(true);
  expect(keys({ metaKey: true, key: 'K' })).toBe(true);
});

test.each([
  {},
  { ctrlKey: true, shiftKey: true },
  { metaKey: true, altKey: true },
  { ctrlKey: true, key: 'j' },
])('leaves other keys alone: %j', (pressed) => {
  expect(keys(pressed)).toBe(false);
});

const isPanelOpened = (init: KeyboardEventInit) =>
  isPanelShortcut(new KeyboardEvent('keydown', { code: 'KeyO', ...init }));

test.each([
  [{ ctrlKey: true, altKey: true }, true],
  [{ metaKey: true, altKey: true, key: 'ø' }, true],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ ctrlKey: true, altKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, metaKey: true, altKey: true }, false],
  [{ ctrlKey: true, altKey: true, code: 'KeyP' }, false],
  [{ ctrlKey: true, altKey: true, modifierAltGraph: true }, false],
])('%j opens the override panel: %s', (init, expected) => {
  expect(isPanelOpened(init)).toBe(expected);
});
