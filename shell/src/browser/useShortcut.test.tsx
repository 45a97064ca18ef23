import { fireEvent, renderHook } from '@testing-library/react';
import { isPaletteShortcut, isPanelShortcut } from './keys';
import { useShortcut } from './useShortcut';

test.each([
  ['palette', isPaletteShortcut],
  ['override panel', isPanelShortcut],
])(
  'the shortcut of the %s survives the plain event of a field that the browser fills in',
  (_part, isShortcut) => {
    const handleError = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', handleError);
    const onShortcut = jest.fn();
    renderHook(() => useShortcut(isShortcut, onShortcut));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(handleError).not.toHaveBeenCalled();
    expect(onShortcut).not.toHaveBeenCalled();
    window.removeEventListener('error', handleError);
  },
);

test('calls back on the shortcut, but not for a key that is held', () => {
  const onShortcut = jest.fn();
  renderHook(() => useShortcut(isPaletteShortcut, onShortcut));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat: true });
  expect(onShortcut).toHaveBeenCalledTimes(1);
});
