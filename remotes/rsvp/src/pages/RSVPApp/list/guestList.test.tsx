import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createGuest, createGuests } from '../guest-testing/guestBuilders';
import {
  add,
  addForm,
  answerOf,
  editForm,
  openPage,
  resetBrowser,
  rowNames,
  statusTexts,
  store,
  user,
  waitUntilStored,
} from '../guest-testing/pageDriver';

beforeEach(resetBrowser);

describe('removing', () => {
  test('moves the focus to the next guest and can be undone, one step after the other', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
    expect(screen.getByRole('button', { name: 'Remove Bo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rowNames()).toEqual(['Cy']);
    await user.click(screen.getByRole('button', { name: 'Undo: Removed Bo' }));
    // Not the step before, which is what can be undone next.
    expect(statusTexts()).toContain('Undone: Removed Bo');
    expect(statusTexts()).not.toContain('Removed Ada');
    await user.click(screen.getByRole('button', { name: 'Undo: Removed Ada' }));
    expect(statusTexts()).toContain('Undone: Removed Ada');
    expect(rowNames()).toEqual(['Ada', 'Bo', 'Cy']);
  });

  test('moves the focus past a guest who is being edited', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(screen.getByRole('button', { name: 'Edit Cy' }));
    await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
    expect(screen.getByRole('button', { name: 'Remove Ada' })).toHaveFocus();
  });

  test('the last guest moves the focus to the form', async () => {
    await openPage();
    await add('Ada');
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
    expect(addForm().getByLabelText(/^Name/)).toHaveFocus();
    expect(screen.getByText(/Nobody is on the list yet/)).toBeInTheDocument();
  });
});

describe('an answer that the filter hides moves the focus', () => {
  test('to the answer of the next guest, of the one before, or to the form', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(screen.getByLabelText('No reply 3'));
    await user.selectOptions(answerOf('Bo'), 'Coming');
    await waitFor(() => expect(answerOf('Cy')).toHaveFocus());
    await user.selectOptions(answerOf('Cy'), 'Coming');
    await waitFor(() => expect(answerOf('Ada')).toHaveFocus());
    await user.selectOptions(answerOf('Ada'), 'Coming');
    await waitFor(() => expect(addForm().getByLabelText(/^Name/)).toHaveFocus());
  });
});

describe('a guest answered by keyboard', () => {
  function press(name: string, answer: string) {
    act(() => answerOf(name).focus());
    fireEvent.keyDown(answerOf(name), { key: 'ArrowDown' });
    fireEvent.change(answerOf(name), { target: { value: answer } });
  }

  test('stays until the focus leaves the row, so that the next arrow key answers nobody else', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByLabelText('No reply 2'));
    press('Ada', 'yes');
    await waitFor(() => expect(screen.getByLabelText('No reply 1')).toBeChecked());
    expect(answerOf('Ada')).toHaveFocus();
    press('Ada', 'no');
    expect(rowNames()).toEqual(['Ada', 'Bo']);
    expect([answerOf('Ada').value, answerOf('Bo').value]).toEqual(['no', 'pending']);
    expect(statusTexts()).toContain('Ada: not coming');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Edit Ada' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(rowNames()).toEqual(['Bo']));
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).toHaveFocus();
    expect(screen.getByText('Showing 1 of 2 guests.')).toBeVisible();
  });

  test('stays until the pointer is up that leaves the row: the click is for what was under it', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByLabelText('No reply 2'));
    press('Ada', 'yes');
    const box = screen.getByRole('checkbox', { name: 'Select Bo' });
    await user.pointer({ target: box, keys: '[MouseLeft>]' });
    expect(rowNames()).toEqual(['Ada', 'Bo']);
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(box).toBeChecked();
    await waitFor(() => expect(rowNames()).toEqual(['Bo']));
  });

  test('stays while the visitor is in another window', async () => {
    await openPage();
    await add('Ada');
    await user.click(screen.getByLabelText('No reply 1'));
    press('Ada', 'yes');
    fireEvent.blur(answerOf('Ada'));
    expect(rowNames()).toEqual(['Ada']);
  });

  test('leaves as the last one with the control that takes the focus, which moves to the form', async () => {
    await openPage();
    await add('Ada');
    await user.click(screen.getByLabelText('No reply 1'));
    press('Ada', 'yes');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await waitFor(() => expect(rowNames()).toEqual([]));
    await waitFor(() => expect(addForm().getByLabelText(/^Name/)).toHaveFocus());
  });
});

test('an edit after which the filter hides the guest moves the focus to the number of guests shown', async () => {
  await openPage();
  await add('Ada', 'Bo');
  await user.click(screen.getByLabelText('No reply 2'));
  await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
  const form = within(screen.getByRole('form', { name: /Ada/ }));
  await user.click(form.getByLabelText('Coming'));
  await user.click(form.getByRole('button', { name: /Save/ }));
  expect(rowNames()).toEqual(['Bo']);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Showing 1 of 2 guests/));
});

describe('the view', () => {
  test('is applied again after each change', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByLabelText('No reply 2'));
    await user.selectOptions(answerOf('Ada'), 'Coming');
    expect(rowNames()).toEqual(['Bo']);
    expect(screen.getByLabelText('No reply 1')).toBeChecked();
    expect(screen.getByText('Showing 1 of 2 guests.')).toBeVisible();
  });

  test('announces the number of guests when the visitor changes it, and every other change once', async () => {
    await store([createGuest({ name: 'Ada' }), createGuest({ name: 'Bo' })]);
    await openPage();
    const announced = () => statusTexts().filter((text) => text !== '');
    expect(screen.getByText('Showing 2 of 2 guests.')).toBeVisible();
    expect(announced()).toEqual([]);
    await add('Cy');
    expect(announced()).toEqual(['Added Cy']);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'bo');
    await waitFor(() => expect(announced()).toContain('1 of 3 guests shown'));
    await user.click(screen.getByRole('button', { name: 'Undo: Added Cy' }));
    expect(announced()).toEqual(['Undone: Added Cy']);
    await user.click(screen.getByLabelText('Coming 0'));
    expect(announced()).toContain('0 of 2 guests shown');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(announced()).toContain('2 of 2 guests shown');
    await user.selectOptions(answerOf('Bo'), 'Coming');
    expect(announced()).toEqual(['Bo: coming']);
  });

  test('hides those who have not replied, also when a guest is added or loses the answer', async () => {
    await store([
      createGuest({ name: 'Ada', status: 'yes' }),
      createGuest({ name: 'Bo', status: 'no' }),
      createGuest({ name: 'Cy' }),
    ]);
    await openPage();
    await user.click(screen.getByLabelText('Everyone 3'));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByLabelText('Answered 2')).toBeChecked();
    expect(rowNames()).toEqual(['Ada', 'Bo']);
    expect(screen.getByText('Guest list: answered, 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?status=answered'));
    await add('Dee');
    expect(statusTexts()).toContain('Added Dee, whom the filter hides');
    await user.selectOptions(answerOf('Bo'), 'No reply');
    expect(rowNames()).toEqual(['Ada']);
  });

  test('is written to the address and read from it', async () => {
    window.history.replaceState(null, '', '?status=yes&other=1');
    await openPage();
    expect(screen.getByLabelText('Coming 0')).toBeChecked();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zoe');
    await waitFor(() => expect(window.location.search).toBe('?status=yes&other=1&q=zoe'));
  });

  describe.each([
    ['a link', 'currententrychange'],
    ['Back', 'popstate'],
  ])('after %s', (_by, type) => {
    const navigation = new EventTarget();
    const goTo = (address: string) => {
      window.history.pushState(null, '', address);
      const target = type === 'popstate' ? window : navigation;
      act(() => void target.dispatchEvent(Object.assign(new Event(type), { navigationType: 'push' })));
    };

    beforeEach(async () => {
      Object.assign(window, { navigation });
      window.history.replaceState(null, '', '?status=yes&sort=name');
      await openPage();
      // The first write, which leaves out the default order, is over.
      await waitFor(() => expect(window.location.search).toBe('?status=yes'));
    });
    afterEach(() => Reflect.deleteProperty(window, 'navigation'));

    test('is written to an address of this page without one', async () => {
      goTo('/work/WebUX/RSVPApp');
      await waitFor(() => expect(window.location.search).toBe('?status=yes'));
    });

    test('is read from an address of this page', () => {
      goTo('/work/WebUX/RSVPApp?status=no');
      expect(screen.getByLabelText('Not coming 0')).toBeChecked();
    });

    test('is not read from the address of another page', () => {
      goTo('/work?status=no');
      expect(screen.getByLabelText('Coming 0')).toBeChecked();
    });
  });

  test('offers to show everyone if it shows nobody', async () => {
    await openPage();
    await add('Ada');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody');
    await user.click(await screen.findByRole('button', { name: 'Show everyone' }));
    expect(rowNames()).toEqual(['Ada']);
    expect(screen.getByText('Showing 1 of 1 guests.')).toHaveFocus();
  });

  test('sorts by the order chosen', async () => {
    await openPage();
    await add('Bo', 'Ada', 'Cy');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name, Z to A');
    expect(rowNames()).toEqual(['Cy', 'Bo', 'Ada']);
  });
});

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bulkButton = (name: string) =>
  within(screen.getByRole('group', { name: 'Selected guests' })).getByRole('button', { name });

describe('several guests', () => {
  test('are selected from the first box to the last with Shift and confirmed at once', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy', 'Dee');
    await user.click(box('Bo'));
    await user.keyboard('{Shift>}');
    await user.click(box('Dee'));
    await user.keyboard('{/Shift}');
    await user.click(bulkButton('Coming'));
    expect(['Ada', 'Bo', 'Cy', 'Dee'].map((name) => answerOf(name).value)).toEqual([
      'pending',
      'yes',
      'yes',
      'yes',
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo: 3 guests: coming' }));
    expect(['Bo', 'Cy', 'Dee'].map((name) => answerOf(name).value)).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
  });

  test('are selected by touch in range mode', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(screen.getByRole('button', { name: 'Range: first box, then last' }));
    await user.click(box('Ada'));
    await user.click(box('Cy'));
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all 3' })).toBeChecked();
  });

  test('are announced, and their actions and Undo are in reach from the head of the list', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(box('Ada'));
    expect(statusTexts()).toContain('1 of 3 guests selected');
    await user.click(screen.getByRole('button', { name: 'Go to the actions for the selected guests' }));
    expect(bulkButton('No reply')).toHaveFocus();
    await user.click(bulkButton('Coming'));
    expect(statusTexts().filter((text) => text !== '')).toEqual(['Ada: coming']);
    await user.click(screen.getByRole('button', { name: 'Go to Undo' }));
    expect(screen.getByRole('button', { name: 'Undo: Ada: coming' })).toHaveFocus();
  });

  test('are announced again if the words are the same', async () => {
    await store(['Ada', 'Bo', 'Cy', 'Dee'].map((name) => createGuest({ name })));
    await openPage();
    const accept = async (...names: string[]) => {
      for (const name of names) await user.click(box(name));
      await user.click(bulkButton('Coming'));
      return screen.getByText('2 guests: coming', { selector: '[role="status"] > *' });
    };
    const first = await accept('Ada', 'Bo');
    expect(await accept('Cy', 'Dee')).not.toBe(first);
  });

  test('are not announced again when another tab changes the list after an Undo', async () => {
    await store(['Ada', 'Bo', 'Cy'].map((name) => createGuest({ name })));
    await openPage();
    await user.selectOptions(answerOf('Ada'), 'Coming');
    await user.selectOptions(answerOf('Bo'), 'Coming');
    await user.click(screen.getByRole('button', { name: 'Undo: Bo: coming' }));
    await waitUntilStored();
    await act(() => store([createGuest({ name: 'Dee' })]));
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Dee');
    expect(statusTexts()).toContain('Undone: Bo: coming');
    expect(statusTexts()).not.toContain('Ada: coming');
  });

  test('that a filter hides are no longer selected', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.selectOptions(answerOf('Bo'), 'Coming');
    await user.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
    await user.click(screen.getByLabelText('Coming 1'));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all 1' })).toBeChecked();
  });
});

describe('a guest who is selected and edited', () => {
  test('stays removed when removed with the selection, unless the edit is saved', async () => {
    await store([createGuest({ name: 'Ada' }), createGuest({ name: 'Bo' })]);
    await openPage();
    await user.click(box('Ada'));
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.click(bulkButton('Remove'));
    expect(editForm('Ada').getByRole('alert')).toHaveTextContent(
      'Ada is no longer on the list. Saving puts this guest back.',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all 1' }));
    await user.click(bulkButton('Coming'));
    expect(answerOf('Bo')).toHaveValue('yes');
    expect(screen.getByText('Showing 1 of 1 guests.')).toBeVisible();
    await user.click(editForm('Ada').getByRole('button', { name: 'Save' }));
    expect(rowNames()).toEqual(['Ada', 'Bo']);
  });

  test('gets each answer of the selection, also while the filter hides the one before', async () => {
    await store([createGuest({ name: 'Ada', status: 'yes' })]);
    await openPage();
    await user.click(screen.getByLabelText('Coming 1'));
    await user.click(box('Ada'));
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.click(bulkButton('Not coming'));
    await user.click(screen.getByRole('checkbox', { name: 'Select all 1' }));
    await user.click(bulkButton('Coming'));
    expect(screen.getByLabelText('Coming 1')).toBeChecked();
  });
});

describe('a button of the dock that disappears moves the focus', () => {
  test.each(['Coming', 'Clear'])('to the last selected guest: %s', async (name) => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(box('Ada'));
    await user.click(box('Bo'));
    await user.click(bulkButton(name));
    await waitFor(() => expect(box('Bo')).toHaveFocus());
  });

  test('to the guest after those removed, or to the form if none is left', async () => {
    await openPage();
    await add('Ada', 'Bo', 'Cy');
    await user.click(box('Ada'));
    await user.click(box('Bo'));
    await user.click(bulkButton('Remove'));
    await waitFor(() => expect(box('Cy')).toHaveFocus());
    await user.click(box('Cy'));
    await user.click(bulkButton('Remove'));
    await waitFor(() => expect(addForm().getByLabelText(/^Name/)).toHaveFocus());
  });

  test('to the line above the list if the filter hides all guests', async () => {
    await openPage();
    await add('Ada');
    await user.click(screen.getByLabelText('No reply 1'));
    await user.click(box('Ada'));
    await user.click(bulkButton('Coming'));
    await waitFor(() => expect(screen.getByText('Showing 0 of 1 guests.')).toHaveFocus());
  });

  test('to a restored guest after the last Undo', async () => {
    await store([createGuest({ name: 'Ada' }), createGuest({ name: 'Bo' })]);
    await openPage();
    await user.click(screen.getByRole('button', { name: 'Remove Bo' }));
    await user.click(screen.getByRole('button', { name: 'Undo: Removed Bo' }));
    await waitFor(() => expect(box('Bo')).toHaveFocus());
  });

  test('to the list after Dismiss', async () => {
    await openPage();
    await add('Ada');
    await user.click(screen.getByRole('button', { name: 'Dismiss the message' }));
    await waitFor(() => expect(box('Ada')).toHaveFocus());
  });

  test('to the button beside it if there is one', async () => {
    await openPage();
    await add('Ada', 'Bo');
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.keyboard('x');
    await user.click(screen.getByRole('button', { name: 'Edit Bo' }));
    await user.click(box('Bo'));
    await user.click(screen.getByRole('button', { name: 'Dismiss the message' }));
    await waitFor(() => expect(bulkButton('No reply')).toHaveFocus());
  });
});

describe('a long list', () => {
  beforeEach(() => store(createGuests(60)));

  test('has only the rows near the window, each with its position among all', async () => {
    await openPage();
    const rows = within(screen.getByRole('list', { name: 'Guests' })).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[4]).toHaveAttribute('aria-posinset', '5');
    expect(rows[4]).toHaveAttribute('aria-setsize', '60');
  });

  test('is complete in print', async () => {
    await openPage();
    fireEvent(window, new Event('beforeprint'));
    expect(rowNames()).toHaveLength(60);
    fireEvent(window, new Event('afterprint'));
    expect(rowNames().length).toBeLessThan(60);
  });

  test('is complete in print also while a guest is edited, whose form stays', async () => {
    await openPage();
    await user.click(screen.getByRole('button', { name: 'Edit Guest 002' }));
    await user.keyboard('x');
    fireEvent(window, new Event('beforeprint'));
    expect(rowNames()).toHaveLength(60);
    fireEvent(window, new Event('afterprint'));
    expect(editForm('Guest 002').getByLabelText(/^Name/)).toHaveFocus();
    expect(editForm('Guest 002').getByLabelText(/^Name/)).toHaveValue('Guest 002x');
    expect(rowNames()).not.toContain('Guest 002');
  });

  test('is selected completely, including the rows that are not rendered', async () => {
    await openPage();
    await user.click(screen.getByRole('checkbox', { name: 'Select all 60' }));
    expect(screen.getByText('60 selected')).toBeInTheDocument();
  });
});
