import { fireEvent, render, screen } from '@testing-library/react';
import { collectTyping } from './collectTyping';

const press = (key: string, options: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...options });

test('collects typed letters, with corrections, until it is stopped', () => {
  const stop = collectTyping(() => {});
  for (const key of ['d', 'r', 'x', 'Backspace', 'u', 'Shift', 'm']) press(key);
  expect(stop()).toBe('drum');
  press('!');
  expect(stop()).toBe('drum');
});

test('intercepts letters, and leaves all other keys to the page', () => {
  const stop = collectTyping(() => {});
  // dispatchEvent returns false if the default was prevented.
  expect(press(' ')).toBe(false);
  expect(press('Tab')).toBe(true);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(stop()).toBe(' ');
});

test('stops on Escape', () => {
  const onCancel = jest.fn();
  const stop = collectTyping(onCancel);
  press('d');
  press('Escape');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(press('r')).toBe(true);
  expect(stop()).toBe('d');
});

test('ignores text typed into a field', () => {
  render(<input aria-label="Name" />);
  const stop = collectTyping(() => {});
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'a' })).toBe(true);
  expect(stop()).toBe('');
});
