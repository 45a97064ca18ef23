import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form';
import type { FormField } from './formTypes';

const FIELDS: FormField[] = [{ kind: 'email', name: 'email', label: 'Email', isRequired: true }];

describe('the checklists', () => {
  test('describe their input in words while the visitor types', async () => {
    render(<Form label="Enquiry" fields={FIELDS} onSubmit={() => {}} />);
    const user = userEvent.setup();
    const email = screen.getByRole('textbox', { name: 'Email' });
    const list = screen.getByRole('list');
    expect(email.getAttribute('aria-describedby')).toBe(list.parentElement?.id);
    const read = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(read()).toEqual([
      'Account name characters: letters, digits and . _ % + -: not met',
      'Domain name after @: not met',
      'Ends with a 2-3 character top-level domain: not met',
    ]);
    await user.type(email, 'ada@example');
    expect(read().map((text) => text?.endsWith(': met'))).toEqual([true, true, false]);
  });

  test('describe a password while the visitor types, with the six conditions of the specification', async () => {
    const field: FormField = { kind: 'password', name: 'p', label: 'Password', isRequired: true };
    render(<Form label="Enquiry" fields={[field]} onSubmit={() => {}} />);
    const read = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(read()).toEqual(
      [
        'Numbers present',
        'No spaces',
        'Capital letter',
        'Small letters',
        '8 or more characters',
        'Special character: one of !@#$%^&*',
      ].map((text) => `${text}: not met`),
    );
    await userEvent.type(screen.getByLabelText(/^Password/), 'Horse7!');
    expect(read().map((text) => text?.endsWith(': met'))).toEqual([true, true, true, true, false, true]);
  });

  test('announce their count after a pause, and nothing before the visitor types', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Form label="Enquiry" fields={FIELDS} onSubmit={() => {}} />);
    const status = screen.getAllByRole('status')[0] as HTMLElement;
    act(() => void jest.advanceTimersByTime(2_000));
    expect(status).toBeEmptyDOMElement();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada');
    expect(status).toBeEmptyDOMElement();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(status).toHaveTextContent('1 of 3 conditions met');
    jest.useRealTimers();
  });

  test('can be left out', () => {
    const field: FormField = {
      kind: 'password',
      name: 'p',
      label: 'Password',
      isRequired: true,
      isChecked: false,
    };
    render(<Form label="Enquiry" fields={[field]} onSubmit={() => {}} />);
    expect(screen.queryByText('Numbers present')).not.toBeInTheDocument();
  });
});
