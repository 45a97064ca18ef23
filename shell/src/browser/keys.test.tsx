import { isPaletteShortcut, isPanelShortcut, isTextField } from './keys';

const keys = (pressed: Partial<Parameters<typeof isPaletteShortcut>[0]>) =>
  isPaletteShortcut({ key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...pressed });

it('takes Ctrl+K and Cmd+K, in capitals too', () => {
  expect(keys({ ctrlKey: true })).toBe(true);
  expect(keys({ metaKey: true, key: 'K' })).toBe(true);
});

it.each([
  {},
  { ctrlKey: true, shiftKey: true },
  { metaKey: true, altKey: true },
  { ctrlKey: true, key: 'j' },
])('leaves other keys alone: %j', (pressed) => {
  expect(keys(pressed)).toBe(false);
});

it.each([
  ['<input data-it>', true],
  ['<input type="email" data-it>', true],
  ['<textarea data-it></textarea>', true],
  ['<div contenteditable="true"><b data-it>text</b></div>', true],
  ['<div contenteditable="false"><b data-it>text</b></div>', false],
  ['<input type="checkbox" data-it>', false],
  ['<button data-it>Press</button>', false],
])('says whether %s is typed in: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isTextField(document.querySelector('[data-it]'))).toBe(expected);
});

const isPanelOpened = (init: KeyboardEventInit) =>
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
])('%j opens the override panel: %s', (init, expected) => {
  expect(isPanelOpened(init)).toBe(expected);
});
