import { isPaletteShortcut } from './keys';

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
