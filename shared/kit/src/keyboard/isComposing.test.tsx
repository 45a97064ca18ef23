import { isComposing } from './isComposing';

test.each([
  [{ key: 'Enter', isComposing: true }, true],
  // As in Safari.
  [{ key: 'Enter', keyCode: 229 }, true],
  [{ key: 'Enter', keyCode: 13 }, false],
])('knows whether the key of %j belongs to an input method', (init, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', init))).toBe(expected);
});
