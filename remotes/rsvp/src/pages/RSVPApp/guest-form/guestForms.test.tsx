import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  add,
  addForm,
  answerOf,
  editForm,
  openPage,
  resetBrowser,
  rowNames,
  statusTexts,
  user,
} from '../guest-testing/pageDriver';

beforeEach(resetBrowser);

describe('adding', () => {
  test('accepts a name and Enter, and is ready for the next one', async () => {
    await openPage();
    await add('Ada Mbeki');
    expect(rowNames()).toEqual(['Ada Mbeki']);
    expect(addForm().getByLabelText(/^Name/)).toHaveValue('');
    expect(addForm().getByLabelText(/^Name/)).toHaveFocus();
    expect(statusTexts()).toContain('Added Ada Mbeki');
  });

  test('keeps answer, party size, diet and notes', async () => {
    await openPage();
    await user.type(addForm().getByLabelText(/^Name/), 'Ada');
    await user.click(addForm().getByLabelText('Coming'));
    await user.clear(addForm().getByLabelText(/^People/));
    await user.type(addForm().getByLabelText(/^People/), '3');
    await user.type(addForm().getByLabelText('Diet - Optional field'), 'Vegan');
    await user.type(addForm().getByLabelText('Notes - Optional field'), 'Late train');
    await user.click(addForm().getByRole('button', { name: 'Add guest' }));
    const row = within(screen.getByRole('list', { name: 'Guests' }));
    expect(answerOf('Ada')).toHaveValue('yes');
    expect(row.getByText('3 people')).toBeInTheDocument();
    expect(row.getByText('Vegan')).toBeInTheDocument();
    expect(row.getByText(/Late train/)).toBeInTheDocument();
  });

  test('refuses an empty name and clears the error with the first letter', async () => {
    await openPage();
    await user.click(addForm().getByRole('button', { name: 'Add guest' }));
    const name = addForm().getByLabelText(/^Name/);
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Error: Required field.');
    await user.type(name, 'A');
    expect(name).toBeValid();
  });

  test('takes a double click for one, and a further submit of the empty form for an error', async () => {
    await openPage();
    const name = addForm().getByLabelText(/^Name/);
    await user.type(name, 'Ada');
    await user.dblClick(addForm().getByRole('button', { name: 'Add guest' }));
    expect(rowNames()).toEqual(['Ada']);
    expect(name).not.toHaveAccessibleDescription();
    expect(name).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(name).toHaveAccessibleDescription('Error: Required field.');
  });

  test('refuses a duplicate name and keeps what was typed', async () => {
    await openPage();
    await add('Zoë Park', 'ZOE\u0308  park');
    expect(rowNames()).toEqual(['Zoë Park']);
    expect(addForm().getByLabelText(/^Name/)).toHaveAccessibleDescription(
      'Error: “Zoë Park” is already on the list.',
    );
    expect(addForm().getByLabelText(/^Name/)).toHaveValue('ZOE\u0308  park');
  });

  test('announces each refusal, as the focus stays where it is', async () => {
    await openPage();
    await add('Ada', 'ada');
    const first = addForm().getByRole('alert');
    expect(first).toHaveTextContent('“Ada” is already on the list.');
    await user.keyboard('{Enter}');
    expect(addForm().getByRole('alert')).not.toBe(first);
  });

  test('forgets the error of a name that is cleared', async () => {
    await openPage();
    await add('Ada', 'ada');
    const name = addForm().getByLabelText(/^Name/);
    await user.clear(name);
    expect(name).not.toHaveAccessibleDescription();
    expect(addForm().queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(name).toHaveAccessibleDescription('Error: Required field.');
    expect(addForm().getByRole('alert')).toHaveTextContent('Required field.');
  });

  test('shows an error of the field that a click leaves only after the click, which it would move', async () => {
    await openPage();
    await add('Ada');
    await user.type(addForm().getByLabelText(/^Name/), 'Ada');
    await user.pointer({ target: addForm().getByText('Coming'), keys: '[MouseLeft>]' });
    expect(addForm().getByLabelText(/^Name/)).not.toHaveFocus();
    expect(addForm().getByLabelText(/^Name/)).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(addForm().getByLabelText('Coming')).toBeChecked();
    await waitFor(() => expect(addForm().getByLabelText(/^Name/)).toBeInvalid());
  });

  test('checks no field that was left by a click on Clear', async () => {
    await openPage();
    await add('Ada');
    await user.type(addForm().getByLabelText(/^Name/), 'Ada');
    await user.click(addForm().getByRole('button', { name: 'Clear' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(addForm().getByLabelText(/^Name/)).not.toHaveAttribute('aria-invalid');
  });

  test('reports that a text is as long as it may be', async () => {
    await openPage();
    const diet = addForm().getByLabelText(/^Diet/);
    await user.click(diet);
    await user.paste('a'.repeat(120));
    expect(diet).toHaveAccessibleDescription(/Character limit of 120 reached$/);
    expect(diet).toBeValid();
  });

  test('explains a letter in the party size and keeps it', async () => {
    await openPage();
    const people = addForm().getByLabelText(/^People/);
    await user.type(people, 'e{Tab}');
    expect(people).toHaveValue('1e');
    expect(people).toHaveAccessibleDescription(/Enter a whole number from 1 to 50\./);
  });

  test('does not fold the details away when their error is corrected', async () => {
    await openPage();
    const people = addForm().getByLabelText(/^People/);
    await user.type(people, '{Backspace}0{Tab}');
    expect(people).toBeInvalid();
    await user.type(people, '{Backspace}2');
    expect(people).toBeValid();
    expect(people).toBeVisible();
  });

  test('leaves folded details closed, until they have the error that stops a submit', async () => {
    await openPage();
    const people = addForm().getByLabelText(/^People/);
    const details = people.closest('details')!;
    await user.type(people, '{Backspace}0{Tab}');
    details.open = false;
    await user.type(addForm().getByLabelText(/^Name/), 'Ada');
    expect(people).not.toBeVisible();
    await user.keyboard('{Enter}');
    expect(people).toBeVisible();
    expect(people).toHaveFocus();
  });

  test('reports if the filter hides the new guest', async () => {
    await openPage();
    await user.click(screen.getByLabelText('Coming 0'));
    await add('Ada');
    expect(statusTexts()).toContain('Added Ada, whom the filter hides');
    expect(rowNames()).toEqual([]);
  });
});

describe('editing', () => {
  test('saves with Enter and returns the focus', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    const form = editForm('Ada');
    expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await user.type(form.getByLabelText(/^Name/), ' Mbeki{Enter}');
    expect(rowNames()).toEqual(['Ada Mbeki', 'Bo']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Ada Mbeki' })).toHaveFocus());
  });

  test('discards all changes with Escape', async () => {
    await openPage();
    await add('Ada');
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.keyboard('xyz{Escape}');
    expect(rowNames()).toEqual(['Ada']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Ada' })).toHaveFocus());
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays open after an Escape that an input method takes: %j',
    async (composing) => {
      await openPage();
      await add('Ada');
      await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
      fireEvent.keyDown(editForm('Ada').getByLabelText(/^Name/), { key: 'Escape', ...composing });
      expect(screen.getByRole('form', { name: 'Edit Ada' })).toBeInTheDocument();
    },
  );

  test('refuses the name of another guest', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    const name = editForm('Ada').getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'BO{Enter}');
    expect(name).toHaveAccessibleDescription('Error: “Bo” is already on the list.');
  });

  test('keeps an unfinished edit when another one is started', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.keyboard('xyz');
    await user.click(screen.getByRole('button', { name: 'Edit Bo' }));
    expect(screen.getByRole('form', { name: 'Edit Ada' })).toBeInTheDocument();
    expect(statusTexts()).toContain('Save or cancel your changes to Ada first.');
    await user.click(editForm('Ada').getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Save or cancel your changes to Ada first.')).toBeNull();
  });
});
