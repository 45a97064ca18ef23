import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OVERRIDES_KEY, SiteError } from '@portfolio/contract';
import { renderToString } from 'react-dom/server';
import { AlertProvider } from '../alerts/AlertProvider';
import { browserPage } from '../browser/browserPage';
import { listEvents } from '../remotes/eventRing';
import { emitRemoteEvent, startTrace } from '../remotes/remoteEvents';
import { loadActiveOverrides, resolveOverrides } from './activeOverrides';
import { loadComposition } from './loadComposition';
import { LazyOverrideTools } from './LazyOverrideTools';
import { readStoredOverrides } from './overrideStorage';
import { SITE } from './overrides-testing/composition';

jest.mock('./loadComposition');
jest.mock('./activeOverrides', () => ({
  ...jest.requireActual<object>('./activeOverrides'),
  loadActiveOverrides: jest.fn(),
}));

const TRIED = '{"demos":{"kind":"release","version":"1.2.0"}}';
const page = (
  <AlertProvider>
    <LazyOverrideTools />
    <input aria-label="Name" />
  </AlertProvider>
);

function arrangeSite(site = SITE) {
  jest.mocked(loadComposition).mockResolvedValue(site);
  // Each test simulates a new document.
  jest.mocked(loadActiveOverrides).mockResolvedValue(resolveOverrides(readStoredOverrides(), site).active);
}

const pressShortcut = (element: Element = document.body) =>
  fireEvent.keyDown(element, { code: 'KeyO', key: 'o', ctrlKey: true, altKey: true });

async function openPanel(site = SITE) {
  arrangeSite(site);
  render(page);
  pressShortcut();
  const panel = await screen.findByRole('dialog', { name: 'Composition' });
  await within(panel).findByRole('combobox', { name: 'Release of demos' });
  return within(panel);
}

const choose = (panel: ReturnType<typeof within>, value: string) =>
  userEvent.selectOptions(panel.getByRole('combobox', { name: 'Release of demos' }), value);

const readStored = () => JSON.parse(readStoredOverrides() ?? 'null') as unknown;

let reload: jest.SpyInstance;

beforeEach(() => {
  reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
});

test('renders nothing on the server, and nothing for visitors', async () => {
  expect(renderToString(page)).toBe('<input aria-label="Name"/>');
  arrangeSite();
  render(page);
  await act(async () => {});
  expect(screen.queryByRole('complementary', { name: 'Override' })).not.toBeInTheDocument();
  expect(loadActiveOverrides).not.toHaveBeenCalled();
});

test('ignores the shortcut while the visitor is typing', async () => {
  arrangeSite();
  render(page);
  expect(pressShortcut(screen.getByRole('textbox', { name: 'Name' }))).toBe(true);
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the composition: versions, sizes, singletons', async () => {
  const panel = await openPanel();
  expect(panel.getByRole('row', { name: /^demos/ })).toHaveTextContent(
    'demos1.1.01.0.0the pinned one212.3 kB0.7 kB20.0 kBnone yet',
  );
  expect(panel.getByRole('row', { name: /^react/ })).toHaveTextContent('react19.3.1^19.0.0 (all)');
  expect(panel.getByRole('region', { name: 'This composition' })).toHaveTextContent('c0ffee');
});

test('stores a chosen release for this browser, notes the event, and reloads the document', async () => {
  const panel = await openPanel();
  await choose(panel, '1.2.0');
  expect(readStored()).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Use in this browser' }));
  expect(readStored()).toEqual({ demos: { kind: 'release', version: '1.2.0' } });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(listEvents()).toEqual([
    expect.objectContaining({ type: 'override-set', remoteId: 'demos', version: '1.2.0', page: '' }),
  ]);
});

test('names the override on the page, and removes it with one click', async () => {
  localStorage.setItem(OVERRIDES_KEY, TRIED);
  arrangeSite();
  render(page);
  const status = await screen.findByText(/instead of the pinned/);
  expect(status.closest('[role="status"]')).toHaveTextContent('demos is 1.2.0 instead of the pinned 1.1.0.');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the pinned release' }));
  expect(readStored()).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(listEvents().map(({ type, version }) => `${type} ${version}`)).toEqual(['override-cleared 1.1.0']);
});

test.each(['Back to the pinned release', 'Back to all pins'])(
  'restores pins from the panel: %s',
  async (name) => {
    localStorage.setItem(OVERRIDES_KEY, TRIED);
    const panel = await openPanel();
    expect(panel.getByRole('combobox', { name: 'Release of demos' })).toHaveValue('1.2.0');
    await userEvent.click(panel.getByRole('button', { name }));
    expect(readStored()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('removes a stored override that cannot be used, without a banner', async () => {
  localStorage.setItem(OVERRIDES_KEY, '{"demos":{"kind":"dev-server","origin":"https://evil.example"}}');
  const panel = await openPanel();
  expect(screen.queryByText(/instead of the pinned/)).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Back to all pins' }));
  expect(readStored()).toBeNull();
});

test('stores a dev server of this machine, and refuses any other address with a reason', async () => {
  const panel = await openPanel();
  await choose(panel, 'dev-server');
  const field = panel.getByRole('textbox', { name: 'Address of the dev server' });
  const use = panel.getByRole('button', { name: 'Use in this browser' });
  await userEvent.clear(field);
  await userEvent.type(field, 'https://evil.example:3005');
  await userEvent.click(use);
  expect(field).toHaveAccessibleDescription(/a dev server is http:\/\/localhost:<port>/);
  const first = panel.getByRole('alert');
  expect(first).toHaveTextContent(/a dev server is http:/);
  await userEvent.click(use);
  expect(panel.getByRole('alert')).not.toBe(first);
  expect(readStored()).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'http://localhost:3005{Enter}');
  expect(readStored()).toEqual({ demos: { kind: 'dev-server', origin: 'http://localhost:3005' } });
});

test('explains why a dev server cannot be used if the server allows none, with the next step', async () => {
  const panel = await openPanel({ ...SITE, canUseDevServers: false });
  await choose(panel, 'dev-server');
  expect(panel.getByText(/a dev server cannot be loaded here/)).toHaveTextContent(
    'PORTFOLIO_DEV_OVERRIDES=1 npm run serve',
  );
  await userEvent.click(panel.getByRole('button', { name: 'Use in this browser' }));
  expect(readStored()).toBeNull();
});

test('names the next step if the browser stores nothing', async () => {
  const panel = await openPanel();
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  await choose(panel, '1.2.0');
  await userEvent.click(panel.getByRole('button', { name: 'Use in this browser' }));
  refused.mockRestore();
  expect(panel.getByRole('alert')).toHaveTextContent('this browser stores nothing for this site');
  expect(reload).not.toHaveBeenCalled();
});

test('lists the events of the tab, newest first, live, and those of one remote', async () => {
  emitRemoteEvent('ready', startTrace('demos', 'one'), '1.1.0');
  const panel = await openPanel();
  act(() => emitRemoteEvent('fallback', startTrace('other', 'two'), '1.0.0'));
  const table = within(panel.getByRole('table', { name: 'Events' }));
  const listTypes = () => table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(listTypes()).toEqual(['fallback', 'ready']);
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Remote' }), 'demos');
  expect(listTypes()).toEqual(['ready']);
});

test('copies a report, and shows it selected if the clipboard is refused', async () => {
  const user = userEvent.setup();
  const panel = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Copy report' }));
  expect(await navigator.clipboard.readText()).toContain('# Composition c0ffee');
  expect(panel.getByText('The report is copied.')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(panel.getByRole('button', { name: 'Copy report' }));
  const text = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Report' });
  await waitFor(() => expect(text).toHaveFocus());
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toContain('# Composition c0ffee');
});

test('explains why the composition cannot be shown, and retries', async () => {
  arrangeSite();
  const working = jest.mocked(loadComposition).getMockImplementation();
  jest
    .mocked(loadComposition)
    .mockRejectedValue(new SiteError('Failed to load /composition.json: 404.', 'NO_COMPOSITION'));
  render(page);
  pressShortcut();
  const panel = within(await screen.findByRole('dialog', { name: 'Composition' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Failed to load /composition.json: 404.');
  jest.mocked(loadComposition).mockImplementation(working);
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  expect(document.body).not.toHaveFocus();
  expect(await panel.findByRole('row', { name: /^demos/ })).toBeVisible();
});
