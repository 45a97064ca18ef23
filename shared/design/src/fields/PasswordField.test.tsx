import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from './PasswordField';

function Owner() {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" value={value} onChange={setValue} autoComplete="new-password" />;
}

const getInput = () => screen.getByLabelText('Password', { selector: 'input' });

test('hides the password, shows it on demand and hides it again', async () => {
  render(<Owner />);
  await userEvent.type(getInput(), 'secret');
  expect(getInput()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(getInput()).toHaveAttribute('type', 'text');
  expect(getInput()).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect(getInput()).toHaveAttribute('type', 'password');
});

test('accepts pasted text and sets autocomplete for password managers', async () => {
  render(<Owner />);
  await userEvent.click(getInput());
  await userEvent.paste('from a manager');
  expect(getInput()).toHaveValue('from a manager');
  expect(getInput()).toHaveAttribute('autocomplete', 'new-password');
  expect(getInput()).toHaveAttribute('spellcheck', 'false');
});
