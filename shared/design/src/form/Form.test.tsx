import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Form, type FormProps } from './Form';
import type { FormField } from './formTypes';

const FIELDS: FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', isRequired: true },
  { kind: 'email', name: 'email', label: 'Email', isRequired: true },
  { kind: 'text', name: 'company', label: 'Company' },
];
const ONE: FormField[] = [{ kind: 'text', name: 'name', label: 'Name', isRequired: true }];

function renderForm(props: Partial<FormProps> = {}) {
  const onSubmit = jest.fn<ReturnType<FormProps['onSubmit']>, Parameters<FormProps['onSubmit']>>();
  render(<Form label="Enquiry" fields={FIELDS} onSubmit={onSubmit} {...props} />);
  return { onSubmit, user: userEvent.setup() };
}

const getSubmit = (name = 'Submit') => screen.getByRole('button', { name });
const getField = (name: RegExp | string) => screen.getByRole('textbox', { name });
const isMarked = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const isDisabled = () => getSubmit().getAttribute('aria-disabled') === 'true';

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(getField('Name'), 'Ada');
  await user.click(getField('Email'));
  await user.paste('ada@example.com');
}

describe('Form', () => {
  test('marks required and optional fields', () => {
    renderForm();
    expect(screen.getAllByTitle('Required Field')).toHaveLength(2);
    expect(screen.getAllByText('- Optional field', { exact: false })).toHaveLength(1);
    expect(getField('Company - Optional field')).not.toBeRequired();
  });

  test('shows a sample address in an email field, unless it has a placeholder', () => {
    renderForm();
    expect(getField('Email')).toHaveAttribute('placeholder', 'name@example.com');
    cleanup();
    renderForm({ fields: [{ ...FIELDS[1], placeholder: 'you@work.com' } as FormField] });
    expect(getField('Email')).toHaveAttribute('placeholder', 'you@work.com');
  });

  test('has Reset and Submit', () => {
    renderForm();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Submit', 'Reset']);
  });

  test('has no Reset as a single action, and its button names the action', () => {
    renderForm({ isSingleAction: true, submitLabel: 'Sign in' });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sign in']);
  });

  test('submits the values once all required fields are filled', async () => {
    const { user, onSubmit } = renderForm();
    expect(isDisabled()).toBe(true);
    await fill(user);
    expect(isDisabled()).toBe(false);
    await user.click(getSubmit());
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com', company: '' });
  });

  test('submits on Enter', async () => {
    const { user, onSubmit } = renderForm();
    await fill(user);
    await user.type(getField('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('marks the title while a failed submit has errors, and leaves the title of the next page alone', async () => {
    document.title = 'Contact';
    const { user } = renderForm({ fields: ONE });
    await user.click(getSubmit());
    await waitFor(() => expect(document.title).toBe('Error: Contact'));
    await user.type(getField('Name'), 'A');
    await waitFor(() => expect(document.title).toBe('Contact'));

    await user.clear(getField('Name'));
    await user.click(getSubmit());
    await waitFor(() => expect(document.title).toBe('Error: Contact'));
    document.title = 'Work';
    cleanup();
    expect(document.title).toBe('Work');
  });

  test.each(['click', 'Enter'])('explains in a summary why it does not submit, on %s', async (way) => {
    const onBlocked = jest.fn();
    const { user, onSubmit } = renderForm({ onBlocked });
    await user.type(getField('Email'), way === 'Enter' ? 'ada{Enter}' : 'ada');
    if (way === 'click') await user.click(getSubmit());
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name: Required field.',
      'Email: Wrong email format: Please follow the pattern name@example.com',
    ]);
    expect(getField('Name')).toHaveAccessibleDescription('Error: Required field.');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onBlocked).toHaveBeenCalledWith({ name: '', email: 'ada', company: '' });

    await user.click(within(summary).getByRole('link', { name: /^Email/ }));
    expect(getField('Email')).toHaveFocus();
    expect(getField('Email')).toHaveValue('ada');
  });

  test('shows an error when the field loses focus, not while typing, and removes it as soon as it is fixed', async () => {
    const { user } = renderForm();
    const email = getField('Email');
    await user.type(email, 'ada@');
    expect(isMarked(email)).toBe(false);
    await user.tab();
    await waitFor(() => expect(isMarked(email)).toBe(true));
    await user.type(email, 'example.co');
    await waitFor(() => expect(isMarked(email)).toBe(false));
  });

  test('submits a value that is corrected and submitted at once, as password managers do', async () => {
    const { user, onSubmit } = renderForm({ fields: ONE });
    await user.click(getSubmit());
    await waitFor(() => expect(isMarked(getField('Name'))).toBe(true));
    // Both events in one go, without a render in between.
    await act(async () => {
      fireEvent.change(getField('Name'), { target: { value: 'Ada' } });
      fireEvent.click(getSubmit());
    });
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Ada' }]]);
  });

  test('is disabled while a field has an error, even if none is empty', async () => {
    const { user } = renderForm();
    await fill(user);
    await user.type(getField('Email'), '.toolong');
    expect(isDisabled()).toBe(false);
    await user.tab();
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  test('is disabled again once a required field is emptied', async () => {
    const { user } = renderForm();
    await fill(user);
    expect(isDisabled()).toBe(false);
    await user.clear(getField('Name'));
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  test('never truncates text: it reports that the limit is reached, and by how much it is exceeded', async () => {
    const { user } = renderForm({ fields: [{ ...ONE[0], maxLength: 5 } as FormField] });
    const name = getField('Name');
    await user.type(name, 'Lovel');
    expect(name).toHaveAccessibleDescription('Character limit of 5 reached');
    expect(isDisabled()).toBe(false);
    await user.type(name, 'ace');
    await user.tab();
    expect(name).toHaveValue('Lovelace');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        'Error: Invalid Input: Allowed maxlength for input exceeded by 3 characters. Character limit of 5 reached',
      ),
    );
  });

  test('does not validate while validation is off', async () => {
    const { user, onSubmit } = renderForm({ hasValidation: false });
    expect(isDisabled()).toBe(false);
    await user.click(getSubmit());
    expect(onSubmit).toHaveBeenCalledWith({ name: '', email: '', company: '' });
  });

  test('keeps the typed text and shows a refusal by its owner until the field changes', async () => {
    const { user, onSubmit } = renderForm();
    onSubmit.mockResolvedValue({ fieldErrors: { email: 'There is an account already.' } });
    await fill(user);
    await user.click(getSubmit());
    expect(await screen.findByRole('link', { name: 'Email: There is an account already.' })).toBeVisible();
    expect(getField('Email')).toHaveValue('ada@example.com');
    // Leaving the field unchanged does not fix it.
    await user.click(getField('Email'));
    await user.tab();
    expect(isMarked(getField('Email'))).toBe(true);
    await user.type(getField('Email'), '{Backspace}');
    await waitFor(() => expect(isMarked(getField('Email'))).toBe(false));
  });

  test('is not disabled by a refusal: the same values can be sent again', async () => {
    const { user, onSubmit } = renderForm();
    onSubmit.mockResolvedValue({ fieldErrors: { email: 'There is an account already.' } });
    await fill(user);
    await user.click(getSubmit());
    await screen.findByRole('link', { name: 'Email: There is an account already.' });
    await user.click(getField('Email'));
    await user.tab();
    expect(isDisabled()).toBe(false);
    await user.click(getSubmit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    onSubmit.mockResolvedValue(undefined);
    await user.click(getSubmit());
    await waitFor(() => expect(isMarked(getField('Email'))).toBe(false));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('shows error, warning and info in this order, and removes them with the next change', async () => {
    const { user, onSubmit } = renderForm({ fields: ONE });
    onSubmit.mockResolvedValue({ info: 'Third.', warning: 'Second.', error: 'First.' });
    await user.type(getField('Name'), 'Ada{Enter}');
    const [status] = screen.getAllByRole('status') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(status).toHaveTextContent('Error: First.Warning: Second.Third.'));
    expect(isDisabled()).toBe(true);
    await user.type(getField('Name'), '!');
    expect(status).toBeEmptyDOMElement();
    expect(isDisabled()).toBe(false);
  });

  test('asks to wait, and submits once, however often it is pressed meanwhile', async () => {
    let finish: () => void = () => {};
    const { user, onSubmit } = renderForm({ fields: ONE });
    onSubmit.mockReturnValue(new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
    await user.type(getField('Name'), 'Ada{Enter}{Enter}');
    await user.click(getSubmit());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Please wait …')).toBeInTheDocument();
    await act(async () => finish());
    expect(screen.queryByText('Please wait …')).not.toBeInTheDocument();
    expect(isDisabled()).toBe(false);
  });

  test('returns to its initial state after Reset', async () => {
    const { user } = renderForm();
    await user.type(getField('Email'), 'ada');
    await user.click(getSubmit());
    await screen.findByRole('group', { name: 'There is a problem' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(getField('Email')).toHaveValue('');
    expect(isMarked(getField('Email'))).toBe(false);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('begins with the initial values, calls back with each change, and is emptied by Reset', async () => {
    const onChange = jest.fn();
    const { user } = renderForm({ initialValues: { name: 'Ada' }, onChange });
    expect(getField('Name')).toHaveValue('Ada');
    await user.type(getField('Company - Optional field'), 'C');
    expect(onChange).toHaveBeenLastCalledWith({ name: 'Ada', email: '', company: 'C' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(getField('Name')).toHaveValue('');
    expect(onChange).toHaveBeenLastCalledWith({ name: '', email: '', company: '' });
  });

  test('requires a confirmation unless it is optional', async () => {
    const fields: FormField[] = [
      { kind: 'password', name: 'password', label: 'Password', isRequired: true },
      { kind: 'passwordConfirm', name: 'confirm', label: 'Again', isRequired: true, repeats: 'password' },
    ];
    const { user, onSubmit } = renderForm({ fields, canSkipPasswordConfirm: true });
    await user.type(screen.getByLabelText(/^Password/), 'Horses7!');
    expect(isDisabled()).toBe(false);
    await user.type(screen.getByLabelText(/^Again/), 'Horses7?{Enter}');
    await screen.findByRole('link', { name: 'Again: Passwords does not match' });
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/^Again/));
    await user.click(getSubmit());
    expect(onSubmit).toHaveBeenCalledWith({ password: 'Horses7!', confirm: '' });
  });

  test('checks the confirmation again when the password changes', async () => {
    const { user } = renderForm({
      fields: [
        { kind: 'password', name: 'password', label: 'Password', isRequired: true },
        { kind: 'passwordConfirm', name: 'confirm', label: 'Again', isRequired: true, repeats: 'password' },
      ],
    });
    await user.type(screen.getByLabelText(/^Password/), 'Horses7!');
    await user.type(screen.getByLabelText(/^Again/), 'Horses7!x');
    await user.tab();
    await screen.findByText('Passwords does not match');
    await user.type(screen.getByLabelText(/^Password/), 'x');
    await waitFor(() => expect(screen.queryByText('Passwords does not match')).not.toBeInTheDocument());
  });

  test('has every kind of input', async () => {
    const options = [
      { value: 'web', label: 'Web' },
      { value: 'print', label: 'Print' },
    ];
    const { user, onSubmit } = renderForm({
      fields: [
        { kind: 'textarea', name: 'message', label: 'Message', isRequired: true },
        { kind: 'select', name: 'type', label: 'Type', isRequired: true, options },
        { kind: 'strict', name: 'medium', label: 'Medium', isRequired: true, options },
        { kind: 'radio', name: 'speed', label: 'Speed', isRequired: true, options },
        { kind: 'checkbox', name: 'terms', label: 'Terms', isRequired: true },
      ],
    });
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Print');
    await user.type(screen.getByRole('combobox', { name: 'Medium' }), 'radio');
    await user.click(screen.getByRole('radio', { name: 'Web' }));
    await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
    await screen.findByText('Invalid Input. Please select an option from the options below.');
    await user.clear(screen.getByRole('combobox', { name: 'Medium' }));
    await user.type(screen.getByRole('combobox', { name: 'Medium' }), 'web');
    await waitFor(() => expect(isDisabled()).toBe(false));
    await user.click(getSubmit());
    expect(onSubmit).toHaveBeenCalledWith({
      message: 'Hello',
      type: 'print',
      medium: 'web',
      speed: 'web',
      terms: true,
    });
  });

  test('renders empty on a server', () => {
    const html = renderToString(<Form label="Enquiry" fields={FIELDS} onSubmit={() => {}} />);
    expect(html).toContain('Account name characters');
    expect(html).not.toContain('There is a problem');
  });
});
