import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { createGuest } from '../guest-testing/guestBuilders';
import { DATABASE_NAME } from '../storage/guestDatabase';
import {
  add,
  addForm,
  answerOf,
  editForm,
  openPage,
  resetBrowser,
  rowNames,
  showPage,
  store,
  user,
  waitUntilStored,
} from '../guest-testing/pageDriver';

beforeEach(resetBrowser);

/** The pressed button is gone, and the focus is in the region of the notices, not at the top of the page. */
function expectFocusKept() {
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
}

function isConfirmationRequired() {
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  return leave.defaultPrevented;
}

test('the headcount counts people against the places', async () => {
  await openPage();
  await add('Ada', 'Bo');
  await user.selectOptions(answerOf('Ada'), 'Coming');
  await user.type(screen.getByLabelText(/^Places/), '5');
  expect(
    screen.getByText('4 of 5 places are free with 1 coming. There is room for everyone who has not replied.'),
  ).toBeInTheDocument();
});

describe('the stored list', () => {
  test('is restored after a reload', async () => {
    const { unmount } = await openPage();
    await add('Ada', 'Bo');
    await waitUntilStored();
    unmount();
    await openPage();
    expect(rowNames()).toEqual(['Ada', 'Bo']);
  });

  test('includes a half-typed name in the form', async () => {
    const { unmount } = await openPage();
    await user.type(addForm().getByLabelText(/^Name/), 'Half a na');
    unmount();
    await openPage();
    expect(addForm().getByLabelText(/^Name/)).toHaveValue('Half a na');
  });

  test('includes an unfinished edit', async () => {
    const { unmount } = await openPage();
    await add('Ada');
    await waitUntilStored();
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.keyboard(' Mb');
    unmount();
    const opening = openPage();
    expect(screen.queryByText(/no longer on the list/)).toBeNull();
    await opening;
    expect(editForm('Ada').getByLabelText(/^Name/)).toHaveValue('Ada Mb');
  });
});

describe('a name that another tab has used first', () => {
  const storeInAnotherTab = (name: string) => act(() => store([createGuest({ name })]));

  test('of a renamed guest is explained, and what was typed can be edited on', async () => {
    await store([createGuest({ name: 'Ada' })]);
    await openPage();
    await storeInAnotherTab('Bo');
    await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
    await user.clear(editForm('Ada').getByLabelText(/^Name/));
    await user.keyboard('Bo{Enter}');
    const message = await screen.findByText('Not renamed: another guest has this name now.');
    expect(rowNames()).toEqual(['Ada', 'Bo']);

    await user.click(
      within(message.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Edit Ada' }),
    );
    const name = editForm('Ada').getByLabelText(/^Name/);
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Bo');
    expect(addForm().getByLabelText(/^Name/)).toHaveValue('');
    await user.keyboard('nnie{Enter}');
    expect(rowNames()).toEqual(['Bo', 'Bonnie']);
    expect(screen.queryByText(/^Not renamed/)).toBeNull();
  });

  test('of a guest who is renamed twice is explained with both names', async () => {
    await store([createGuest({ name: 'Ada' })]);
    await openPage();
    for (const name of ['Bo', 'Cy']) {
      await storeInAnotherTab(name);
      const list = within(screen.getByRole('list', { name: 'Guests' }));
      await user.click(list.getByRole('button', { name: 'Edit Ada' }));
      await user.clear(editForm('Ada').getByLabelText(/^Name/));
      await user.keyboard(`${name}{Enter}`);
      await screen.findByText(`${name}, No reply, 1 in the party`);
    }
    expect(screen.getByText('Bo, No reply, 1 in the party')).toBeInTheDocument();
  });

  test('of a removed guest is explained, and Undo returns the guest to the form', async () => {
    await store([createGuest({ name: 'Ada', notes: 'By train' })]);
    await openPage();
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
    await waitUntilStored();
    await act(() => store([createGuest({ id: 'other', name: 'ADA' })]));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(rowNames()).toEqual(['ADA']));
    await user.click(screen.getByRole('button', { name: 'Undo: Removed Ada' }));
    await user.click(screen.getByRole('button', { name: 'Put it back in the form' }));
    expect(addForm().getByLabelText(/^Notes/)).toHaveValue('By train');
  });

  test('of a new guest is explained, and what was typed returns to the form', async () => {
    await openPage();
    await storeInAnotherTab('Bo');
    await add('BO');
    await screen.findByText('Not added: another tab has added a guest with the same name.');
    await user.click(screen.getByRole('button', { name: 'Put it back in the form' }));
    expect(addForm().getByLabelText(/^Name/)).toHaveValue('BO');
    expect(addForm().getByLabelText(/^Name/)).toHaveFocus();
  });

  test('requires a confirmation before the document is left with what was typed', async () => {
    await openPage();
    await storeInAnotherTab('Bo');
    await add('BO');
    await screen.findByText('Not added: another tab has added a guest with the same name.');
    expect(isConfirmationRequired()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Put it back in the form' }));
    expect(isConfirmationRequired()).toBe(false);
  });

  test('keeps the focus near when the explanation is dismissed', async () => {
    await openPage();
    await storeInAnotherTab('Bo');
    await add('BO');
    await screen.findByText('Not added: another tab has added a guest with the same name.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Not added/)).toBeNull();
    expectFocusKept();
  });
});

test('an edit keeps what another tab has changed in the same guest meanwhile', async () => {
  await store([createGuest({ name: 'Ada' })]);
  await openPage();
  await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
  await act(() => store([createGuest({ name: 'Ada', status: 'yes' })]));
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByLabelText('Coming 1');
  await user.type(editForm('Ada').getByLabelText(/^Diet/), 'Vegan{Enter}');
  expect(screen.getByText('Vegan')).toBeInTheDocument();
  expect(answerOf('Ada')).toHaveValue('yes');
});

test('a guest who is edited here and removed in another tab stays, and is not counted', async () => {
  const ada = createGuest({ name: 'Ada' });
  await store([ada, createGuest({ name: 'Bo' })]);
  await openPage();
  await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
  await act(() => store([], [ada]));
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Showing 1 of 1 guests.');
  expect(editForm('Ada').getByLabelText(/^Name/)).toHaveValue('Ada');
});

test('an answer for the selection keeps the name that another tab has given to the edited guest', async () => {
  await store([createGuest({ name: 'Ada' })]);
  await openPage();
  await user.click(screen.getByRole('button', { name: 'Edit Ada' }));
  await user.click(screen.getByLabelText('Coming 0'));
  await act(() => store([createGuest({ id: 'Ada', name: 'Ada Mbeki' })]));
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('form', { name: 'Edit Ada Mbeki' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all 1' }));
  await user.click(
    within(screen.getByRole('group', { name: 'Selected guests' })).getByRole('button', { name: 'Coming' }),
  );
  await user.click(editForm('Ada Mbeki').getByRole('button', { name: 'Cancel' }));
  expect(rowNames()).toEqual(['Ada Mbeki']);
  expect(answerOf('Ada Mbeki')).toHaveValue('yes');
});

describe('a storage failure', () => {
  test('is explained, with the number of unsaved changes, until storing works again', async () => {
    await openPage();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await add('Ada');
    expect(await screen.findByText('There is no space left to store the list.')).toBeInTheDocument();
    expect(screen.getByText(/One change is not stored yet/)).toBeInTheDocument();
    expect(rowNames()).toEqual(['Ada']);
    put.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('There is no space left to store the list.')).toBeNull());
    expectFocusKept();
    await waitUntilStored();
  });

  describe('with unsaved changes', () => {
    function fillDisk() {
      return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
    }

    test('keeps them while other pages of the site are shown, and stores them later', async () => {
      const { unmount } = await openPage();
      const put = fillDisk();
      await add('Ada');
      await screen.findByText('There is no space left to store the list.');
      unmount();
      await showPage();
      expect(rowNames()).toEqual(['Ada']);
      put.mockRestore();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitUntilStored();
    });

    test('requires a confirmation before the document is left, also from another page', async () => {
      const { unmount } = await openPage();
      fillDisk();
      await add('Ada');
      await screen.findByText('There is no space left to store the list.');
      expect(isConfirmationRequired()).toBe(true);
      unmount();
      expect(isConfirmationRequired()).toBe(true);
    });

    test('requires a confirmation only after a change', async () => {
      Reflect.deleteProperty(globalThis, 'indexedDB');
      await openPage();
      expect(isConfirmationRequired()).toBe(false);
      await add('Ada');
      expect(isConfirmationRequired()).toBe(true);
    });
  });

  test('of reading does not say that the list is empty, until it is read', async () => {
    const open = jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('internal', 'UnknownError');
    });
    await openPage();
    expect(screen.getByText(/^The stored guests cannot be shown/)).toBeInTheDocument();
    expect(screen.queryByText(/on the list/)).toBeNull();
    // The heading in print.
    expect(screen.queryByText(/^Guest list:/)).toBeNull();
    open.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Nobody is on the list yet/);
    expect(screen.getByText('Guest list: everyone, 0 of 0')).toBeInTheDocument();
    expect(screen.getByText('0 on the list')).toBeInTheDocument();
  });

  test('in a browser without storage leaves the list usable', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await openPage();
    expect(screen.getByText('This browser does not allow the list to be stored.')).toBeInTheDocument();
    await add('Ada');
    expect(rowNames()).toEqual(['Ada']);
  });

  test('of a broken database offers a new one, after a confirmation', async () => {
    jest.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('internal', 'UnknownError');
    });
    await openPage();
    await add('Ada');
    await user.click(screen.getByRole('button', { name: 'Start a new list' }));
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Delete it and start again' }));
    await waitUntilStored();
  });

  test('of a list that is deleted while it is open keeps its guests in the tab', async () => {
    await store([createGuest({ name: 'Ada' })]);
    await openPage();
    await waitUntilStored();
    await act(() => deleteDB(DATABASE_NAME));
    await screen.findByText(/What you see is kept in this tab\./);
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/One change is not stored yet\./);
    expect(rowNames()).toEqual(['Ada']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/kept in this tab/)).toBeNull());
    await waitUntilStored();
  });

  test('of single entries keeps the others and sets the damaged ones aside', async () => {
    const { unmount } = await openPage();
    await add('Ada');
    await waitUntilStored();
    unmount();
    const raw = await openDB(DATABASE_NAME);
    await raw.put('guests', { id: 'x', name: 7 });
    raw.close();
    await openPage();
    expect(rowNames()).toEqual(['Ada']);
    expect(screen.getByText('One stored entry could not be read.').closest('[role="alert"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(screen.queryByText('One stored entry could not be read.')).toBeNull());
    expectFocusKept();
  });
});
