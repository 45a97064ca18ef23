import { fireEvent, render, screen } from '@testing-library/react';
import { collectTyping } from './collectTyping';

const press = (key: string, options: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...options });

it('keeps the letters typed until it ends, corrections too, and nothing after', () => {
  const stop = collectTyping();
  for (const key of ['d', 'r', 'x', 'Backspace', 'u', 'Shift', 'm']) press(key);
  expect(stop()).toBe('drum');
  press('!');
  expect(stop()).toBe('drum');
});

it('keeps the letters from the page, and leaves it every other key', () => {
  const stop = collectTyping();
  // dispatchEvent returns false if the default was prevented.
  expect(press(' ')).toBe(false);
  expect(press('Tab')).toBe(true);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(stop()).toBe(' ');
});

it('leaves alone what is typed into a field', () => {
  render(<input aria-label="Name" />);
  const stop = collectTyping();
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'a' })).toBe(true);
  expect(stop()).toBe('');
});
