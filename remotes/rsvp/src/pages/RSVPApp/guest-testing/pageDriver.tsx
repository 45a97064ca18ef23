import { renderPage } from '@portfolio/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import type { Guest } from '../guest-list/guest';
import { forgetGuestList } from '../model/useGuestList';
import RSVPAppPage from '../page';
import { DATABASE_NAME } from '../storage/guestDatabase';
import { createGuestStore } from '../storage/guestStore';
import { installBrowserFakes } from './browserFakes';

/** How long the first reading of the list may take on a busy machine. */
const BUSY_MS = 10_000;

/** The actions and queries of the page's tests, in a host's words. */
export const user = userEvent.setup();

/** An empty browser at the page's address. */
export function resetBrowser() {
  installBrowserFakes();
  window.history.replaceState(null, '', '/work/WebUX/RSVPApp');
}

export async function store(guests: readonly Guest[], removed: readonly Guest[] = []) {
  const disk = createGuestStore({ onLost: () => {} });
  await disk.write({ put: guests, remove: removed.map(({ id }) => id) });
  disk.close();
}

/** Shows the page, again in the same document if it was opened before. */
export async function showPage() {
  const result = renderPage(RSVPAppPage, { title: 'RSVP app' });
  await waitFor(() => expect(screen.queryByText(/^Your guests are kept in this browser/)).toBeNull(), {
    timeout: BUSY_MS,
  });
  return result;
}

/** Opens the page in a new document. */
export function openPage() {
  forgetGuestList();
  return showPage();
}

export const addForm = () => within(screen.getByRole('form', { name: 'Add a guest' }));

export const editForm = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));

export async function add(...names: string[]) {
  for (const name of names) await user.type(addForm().getByLabelText(/^Name/), `${name}{Enter}`);
}

/** The names in the list, from top to bottom. */
export const rowNames = () =>
  screen.queryAllByRole('listitem').flatMap((row) => row.querySelector('strong')?.textContent ?? []);

export const answerOf = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Answer from ${name}` });

/** The text of every live region. */
export const statusTexts = () => screen.getAllByRole('status').map((status) => status.textContent);

/** Waits until the database has as many guests as the list. */
export async function waitUntilStored() {
  await waitFor(
    async () => {
      const database = await openDB(DATABASE_NAME);
      const stored = await database.getAll('guests');
      database.close();
      expect(stored).toHaveLength(rowNames().length);
    },
    { timeout: BUSY_MS },
  );
}
