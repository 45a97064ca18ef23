import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keepFocus';

function Region() {
  const [labels, setLabels] = useState(['First', 'Second']);
  const remove = (label: string) => setLabels((before) => before.filter((each) => each !== label));
  return (
    <>
      <div ref={keepFocus} tabIndex={-1} data-testid="region">
        {labels.map((label) => (
          <p key={label}>
            <button onClick={() => remove(label)}>{label}</button>
          </p>
        ))}
      </div>
      <button onClick={() => remove('First')}>Outside</button>
    </>
  );
}

test('the region takes the focus of a control that disappears', async () => {
  render(<Region />);
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(screen.queryByRole('button', { name: 'First' })).toBeNull();
  expect(screen.getByTestId('region')).toHaveFocus();
});

test('a focus that has moved on stays where it is', async () => {
  render(<Region />);
  screen.getByRole('button', { name: 'First' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  expect(screen.queryByRole('button', { name: 'First' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});

test('a region that the visitor has left for the empty page does not take the focus', async () => {
  render(<Region />);
  const first = screen.getByRole('button', { name: 'First' });
  first.focus();
  await userEvent.click(document.body);
  expect(document.body).toHaveFocus();
  // Removes the control without moving the focus, as a timer would.
  await act(async () => screen.getByRole('button', { name: 'Outside' }).click());
  expect(first).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('a control that stays keeps its focus', async () => {
  render(<Region />);
  const second = screen.getByRole('button', { name: 'Second' });
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  second.focus();
  expect(second).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getByTestId('region')).toHaveFocus();
});
