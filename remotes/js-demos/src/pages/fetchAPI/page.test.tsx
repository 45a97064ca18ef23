import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import { renderHideable } from '../../demo-testing/renderHideable';
import { createFakeApi, listOf } from './api-testing/fakeApi';
import { FILM_API_ORIGIN } from './filmApiOrigin';
import FetchAPIPage from './page';

let fake = createFakeApi();

beforeEach(() => {
  localStorage.clear();
  fake = createFakeApi();
  Object.assign(window, { fetch: fake.api.fetch });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'fetch');
  jest.useRealTimers();
});

type Options = Parameters<typeof renderDemo>[2];
const open = (options?: Options) => renderDemo('fetchAPI', FetchAPIPage, options);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const answer = (data: unknown, status?: number) =>
  act(async () => fake.calls[fake.calls.length - 1]?.answer(data, status));

test('makes no request on arrival and labels its films as offline data', async () => {
  await open();

  expect(fake.calls).toHaveLength(0);
  expect(screen.getByText('Offline data')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: '23 films, offline data' })).toBeInTheDocument();
});

test('follows the combobox pattern', async () => {
  const { user } = await open();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'castle');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Castle in the Sky1986', 'Howl’s Moving Castle2004']);
  expect(box()).not.toHaveAttribute('aria-activedescendant');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getAllByRole('option')[1];
  expect(box()).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('Howl’s Moving Castle');
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
  expect(screen.getByRole('heading', { level: 3, name: 'Howl’s Moving Castle' })).toBeInTheDocument();
});

test('closes on Escape, clears on a second one and opens again by arrow key', async () => {
  const { user } = await open();
  await user.type(box(), 'cat{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('cat');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(options()).toHaveLength(1);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Escape}{Escape}');

  expect(box()).toHaveValue('');
});

test('leaves the keys of an input method alone', async () => {
  const { user } = await open();
  await user.type(box(), 'cat');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(box(), { key, isComposing: true });

  expect(box()).toHaveValue('cat');
  expect(options()).toHaveLength(1);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

test.each(['metaKey', 'ctrlKey'])('leaves keys with %s to the browser', async (modifier) => {
  const { user } = await open();
  await user.type(box(), 'cat');
  for (const key of ['ArrowDown', 'ArrowUp'])
    expect(fireEvent.keyDown(box(), { key, [modifier]: true })).toBe(true);

  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

test('clears the search by its button, and moves the focus to the field', async () => {
  const { user } = await open();
  await user.type(box(), 'cat');
  await user.click(button('Clear the search'));

  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('opens a film by mouse and touch, and keeps the focus in the field', async () => {
  const { user } = await open();
  await user.type(box(), 'ponyo');
  await user.click(screen.getByRole('option', { name: /Ponyo/ }));
  expect(screen.getByRole('heading', { level: 3, name: 'Ponyo' })).toBeInTheDocument();
  expect(box()).toHaveFocus();

  await user.clear(box());
  await user.type(box(), 'pom');
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: /Pom Poko/ }) });
  expect(screen.getByRole('heading', { level: 3, name: 'Pom Poko' })).toBeInTheDocument();
});

test('announces the number of results when typing pauses', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.type(box(), '1988');
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByRole('status')).toHaveTextContent('2 films found.');

  await user.type(box(), '(');
  expect(screen.getByText('No title or year contains “1988(”.')).toBeInTheDocument();

  await user.clear(box());
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('calls the API on a click, and for details of an opened film', async () => {
  const { user } = await open();
  await user.click(button('Ask the public API'));
  expect(screen.getByText('The request is under way')).toBeInTheDocument();
  expect(fake.calls[0]?.url.startsWith(`${FILM_API_ORIGIN}/films?`)).toBe(true);
  await answer(listOf('Ponyo', 'Arrietty'));
  expect(screen.getByText('Live data')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: '2 films' })).toBeInTheDocument();

  await user.click(button('Arrietty'));
  await answer({ original_title: '原題', director: 'Somebody', description: 'About it.' });
  expect(screen.getByText('About it.')).toBeInTheDocument();
  expect(screen.getByText('原題')).toHaveAttribute('lang', 'ja');
});

test('announces an answer that arrives, and that the saved one is deleted', async () => {
  const { user } = await open();
  await user.click(button('Ask the public API'));
  await answer(listOf('Ponyo', 'Arrietty'));
  expect(screen.getByRole('status')).toHaveTextContent('The answer has arrived: 2 films.');

  await user.click(button('Delete the saved answer'));
  expect(screen.getByRole('status')).toHaveTextContent('The saved answer is deleted.');
});

test('announces details that fail or arrive, and loads them again where the focus stays', async () => {
  const { user } = await open();
  await user.click(button('Ask the public API'));
  await answer(listOf('Ponyo'));
  await user.click(button('Ponyo'));
  expect(screen.getByRole('status')).toHaveTextContent('Ponyo is open: 2001, 100 minutes.');
  await answer({}, 404);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The details of Ponyo could not be loaded. The API has moved.',
  );

  await user.click(button('Try again'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 3, name: 'Ponyo' }).parentElement).toHaveFocus(),
  );
  await answer({ original_title: '原題', director: 'Somebody', description: 'About it.' });
  expect(screen.getByRole('status')).toHaveTextContent('The details of Ponyo have arrived.');
  await user.click(button('Ponyo'));
  expect(screen.getByRole('status')).toHaveTextContent('Ponyo is open: 2001, 100 minutes.');
});

test('says what the API sees, and sends it neither cookies nor a referrer', async () => {
  const request = jest.fn(fake.api.fetch);
  Object.assign(window, { fetch: request });
  const { user } = await open();
  expect(
    screen.getByText(
      `If you ask, ${new URL(FILM_API_ORIGIN).host} sees your network address, the name of this site and what your browser says about itself, but no cookie and not the page you come from.`,
    ),
  ).toBeInTheDocument();

  await user.click(button('Ask the public API'));
  expect(request).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test('aborts a request by button, and when the page is left', async () => {
  const { user, unmount } = await open();
  await user.click(button('Ask the public API'));
  await user.click(button('Stop the request'));
  expect(fake.calls[0]?.signal.aborted).toBe(true);
  expect(await screen.findByText('The request was stopped')).toBeInTheDocument();

  await user.click(button('Try again'));
  unmount();
  expect(fake.calls[1]?.signal.aborted).toBe(true);
});

test('explains what went wrong, keeps the films and retries', async () => {
  const { user } = await open();
  await user.click(button('Ask the public API'));
  await answer({}, 404);
  expect(screen.getByText('The API has moved (status 404)')).toBeInTheDocument();
  expect(screen.getByText('Offline data')).toBeInTheDocument();

  await user.click(button('Try again'));
  await answer(listOf('Ponyo'));
  expect(screen.getByText('Live data')).toBeInTheDocument();
});

test('shows the cached answer on the next visit, and clears it on request', async () => {
  const first = await open();
  await first.user.click(button('Ask the public API'));
  await answer(listOf('Ponyo'));
  first.unmount();
  const { user } = await open();
  expect(screen.getByText('Saved data')).toBeInTheDocument();
  expect(fake.calls).toHaveLength(1);

  await user.click(button('Delete the saved answer'));
  expect(screen.getByText('Offline data')).toBeInTheDocument();
});

test('sorts the list', async () => {
  const { user } = await open();
  await user.click(button(/^Minutes/));
  const rows = within(screen.getByRole('table')).getAllByRole('row');

  expect(rows[1]).toHaveTextContent('The Cat Returns');
});

test.each([
  ['asking', 'The request is under way'],
  ['denied', /^The API refuses to answer/],
  ['missing', /^The API has moved/],
  ['unsupported', 'This browser cannot make the request'],
  ['offline', 'There is no network'],
  ['failed', /^The API has a problem of its own/],
])('shows the state %s on demand without a request, and still finds films', async (state, title) => {
  const { user } = await open({ address: `?state=${state}` });
  expect(await screen.findByText(title)).toBeInTheDocument();
  await user.type(box(), 'porco{Enter}');
  expect(screen.getByRole('heading', { level: 3, name: 'Porco Rosso' })).toBeInTheDocument();

  expect(fake.calls).toHaveLength(0);
  await user.click(button(/^Actual state/));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});

test('simulates an answer and removes it again', async () => {
  const { user } = await open({ address: '?state=running' });
  expect(await screen.findByText('Simulation')).toBeInTheDocument();

  await user.click(button(/^Actual state/));
  expect(screen.getByText('Offline data')).toBeInTheDocument();
  expect(fake.calls).toHaveLength(0);
});

test('closes the film of a simulation when the simulation ends', async () => {
  const { user } = await open({ address: '?state=running' });
  await screen.findByText('Simulation');
  await user.click(button('Ponyo'));
  expect(screen.getByRole('heading', { level: 3, name: 'Ponyo' })).toBeInTheDocument();

  await user.click(button(/^Actual state/));
  expect(screen.queryByRole('heading', { level: 3, name: 'Ponyo' })).toBeNull();
});

test('leads from a simulated state to the real API', async () => {
  const { user } = await open({ address: '?state=offline' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(fake.calls).toHaveLength(1);
});

test('replays the four faults of the classic search beside the fixed one', async () => {
  const { user } = await open();
  await user.click(button('Replay the classic fault'));
  const classic = within(screen.getByRole('group', { name: 'Classic' }));
  const fixed = within(screen.getByRole('group', { name: 'Fixed' }));
  expect(classic.getByText(/The page stops: SyntaxError/)).toBeInTheDocument();
  expect(fixed.getByText('0 films')).toBeInTheDocument();

  await user.click(classic.getByRole('button', { name: 'TOT' }));
  expect(classic.getByText('My Neighbor <mark>TOT</mark>oro')).toBeInTheDocument();
  expect(fixed.getByText('Tot').tagName).toBe('MARK');
  await user.click(classic.getByRole('button', { name: 'nothing' }));
  expect(classic.getByText('23 films')).toBeInTheDocument();
  expect(fixed.getByText('0 films')).toBeInTheDocument();
});

test('aborts a request when the page is kept hidden', async () => {
  const { show } = await renderHideable('fetchAPI', FetchAPIPage);
  fireEvent.click(button('Ask the public API'));
  await show('hidden');
  expect(fake.calls[0]?.signal.aborted).toBe(true);
  await show('visible');

  expect(button('Ask the public API')).toBeInTheDocument();
});

test('says that loading a film was stopped when the page was hidden, and loads it again', async () => {
  const { show } = await renderHideable('fetchAPI', FetchAPIPage);
  fireEvent.click(button('Ask the public API'));
  await answer(listOf('Ponyo'));
  fireEvent.click(button('Ponyo'));
  await show('hidden');
  await show('visible');
  expect(screen.getByText(/^Loading was stopped\./)).toBeInTheDocument();
  expect(screen.queryByText(/^The offline data ends here/)).toBeNull();

  fireEvent.click(button('Try again'));
  await answer({ original_title: '原題', director: 'Somebody', description: 'About it.' });
  expect(screen.getByText('About it.')).toBeInTheDocument();
});
