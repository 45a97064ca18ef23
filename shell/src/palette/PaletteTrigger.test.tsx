import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AlertProvider } from '../alerts/AlertProvider';
import type { LoadSearchEntries } from './loadSearchEntries';
import { PaletteTrigger } from './PaletteTrigger';
import type { SearchEntry } from '../composition/searchEntry';

const ENTRIES: readonly SearchEntry[] = [
  { title: 'Home', path: '/', kind: 'page', tags: [] },
  { title: 'Contact', path: '/contact', kind: 'page', tags: [] },
  { title: 'Drum kit', path: '/work/js/drumKit', kind: 'project', type: 'JavaScript', tags: ['Audio'] },
  { title: 'Canvas', path: '/work/js/canvasExample', kind: 'project', type: 'JavaScript', tags: [] },
];

const createPage = (loadEntries: LoadSearchEntries, currentPath = '/') => (
  <AlertProvider>
    <PaletteTrigger currentPath={currentPath} loadEntries={loadEntries} />
    <input aria-label="Name" />
  </AlertProvider>
);
const renderButton = (loadEntries: LoadSearchEntries = () => Promise.resolve(ENTRIES)) =>
  render(createPage(loadEntries));

const getButton = () => screen.getByRole('button', { name: 'Search' });
const findField = () => screen.findByRole('combobox', { name: 'Page, project or demo' });
const getOptions = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent);
const getActive = () => screen.getByRole('option', { selected: true });

const waitUntilAnswered = () =>
  waitFor(() => expect(screen.queryByText(/^Loading the list/)).not.toBeInTheDocument());

async function openPalette(loadEntries?: LoadSearchEntries) {
  renderButton(loadEntries);
  fireEvent.click(getButton());
  const field = await findField();
  await waitUntilAnswered();
  return field;
}

/** jsdom cannot navigate: records the targets of clicked links instead. */
function noteFollowedLinks(): string[] {
  const followed: string[] = [];
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followed.push(link.pathname);
    event.preventDefault();
  };
  document.addEventListener('click', handleClick, { once: true });
  return followed;
}

test('renders only the button on the server', () => {
  const html = renderToString(createPage(() => Promise.reject(new Error('not on a server'))));
  expect(html).toContain('aria-keyshortcuts="Control+K Meta+K"');
  expect(html).not.toContain('<dialog');
});

test('opens from the button with the focus in the field and all places in groups', async () => {
  const field = await openPalette();
  expect(field).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'JavaScript' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('4 places')).toBeVisible();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('opens by the shortcut %j', async (modifier) => {
  renderButton();
  fireEvent.keyDown(document.body, { key: 'k', ...modifier });
  expect(await findField()).toBeVisible();
});

test('does not open over a page that was asked for afterwards, and leaves the keys to it', async () => {
  const { rerender } = renderButton();
  const load = () => Promise.resolve(ENTRIES);
  fireEvent.click(getButton());
  rerender(createPage(load, '/about'));
  await act(async () => {});
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(getButton()).not.toHaveAttribute('aria-busy');
  expect(document.querySelector('dialog[open]')).toBeNull();

  fireEvent.click(getButton());
  await findField();
  rerender(createPage(load));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('leaves the shortcut to a text field', async () => {
  renderButton();
  const isNotPrevented = fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), {
    key: 'k',
    ctrlKey: true,
  });
  await act(async () => {});
  expect(isNotPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('searches while typing, best match first, and announces the number of results after a pause', async () => {
  const field = await openPalette();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 places'));
  fireEvent.change(field, { target: { value: 'can' } });
  expect(getOptions()).toEqual(['Canvas']);
  expect(screen.getByText('1 of 4 places')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^4 places/);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 4 places'));
  expect(field).toHaveAttribute('aria-activedescendant', getActive().id);
});

test('moves through the list with the arrow keys and wraps at its ends', async () => {
  const field = await openPalette();
  expect(getActive()).toHaveTextContent('Home');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(getActive()).toHaveTextContent('Canvas');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(getActive()).toHaveTextContent('Contact');
  expect(field).toHaveAttribute('aria-activedescendant', getActive().id);
});

test('is operated from the field alone: neither the list nor an option is a stop of Tab', async () => {
  await openPalette();
  for (const element of [screen.getByRole('listbox'), ...screen.getAllByRole('option')])
    expect(element).toHaveAttribute('tabindex', '-1');
});

test('goes to the active place by a plain click on its link, and closes', async () => {
  const field = await openPalette();
  fireEvent.change(field, { target: { value: 'drum' } });
  const followed = noteFollowedLinks();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(followed).toEqual(['/work/js/drumKit']);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('stays open for a click that opens a new tab', async () => {
  await openPalette();
  noteFollowedLinks();
  fireEvent.click(screen.getByRole('option', { name: /Contact/ }), { ctrlKey: true });
  expect(screen.getByRole('combobox')).toBeVisible();
});

test('shows that nothing was found, and offers the site map', async () => {
  const field = await openPalette();
  fireEvent.change(field, { target: { value: 'xyzzy' } });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'the site map' })).toHaveAttribute('href', '/siteMap');
});

test('reports that the list could not be loaded, and retries', async () => {
  let isOffline = true;
  await openPalette(() =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(ENTRIES),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  isOffline = false;
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  expect(screen.getByRole('combobox')).toHaveFocus();
  await waitUntilAnswered();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getOptions()).toHaveLength(4);
});

test('lists the pages of this visit first, without the current one', async () => {
  const loadEntries = () => Promise.resolve(ENTRIES);
  const { rerender } = render(createPage(loadEntries, '/'));
  rerender(createPage(loadEntries, '/contact'));
  rerender(createPage(loadEntries, '/work/js/drumKit'));
  fireEvent.click(getButton());
  await findField();
  await waitUntilAnswered();
  expect(getOptions()).toEqual(['Contact', 'Home', 'Drum kit', 'Canvas']);
});

test('closes by the same shortcut', async () => {
  const field = await openPalette();
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
