import { toFeedStep } from './feedKeys';

const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

test.each([
  ['PageDown', none, 1],
  ['PageUp', none, -1],
  ['End', { ...none, ctrlKey: true }, 'after'],
  ['Home', { ...none, ctrlKey: true }, 'before'],
  ['End', none, null],
  ['PageDown', { ...none, shiftKey: true }, null],
  ['PageDown', { ...none, ctrlKey: true }, null],
  ['ArrowDown', none, null],
])('%s with %j leads to %j', (key, modifiers, step) => {
  expect(toFeedStep({ key, ...modifiers })).toBe(step);
});
