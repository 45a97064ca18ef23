import '../../auth/auth-testing/textCoding';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type Navigator, Router } from 'react-router-dom';
import type { LoadSearchEntries } from '../../palette/loadSearchEntries';
import type { PageData } from '../../site-map/pageData';
import { listSitePages } from '../../site-map/shellRoutes';
import PageNotFoundPage from './page';

const DATA: PageData = {
  path: '/404',
  page: 'page-not-found',
  title: 'Page not found',
  description: '',
  crumbs: [],
  sitePages: listSitePages(),
};

const loadEntries: LoadSearchEntries = () =>
  Promise.resolve([
    { title: 'Drum kit', path: '/work/js/drumKit', kind: 'project', type: 'JavaScript', tags: [] },
  ]);
const replace = jest.fn();
const renderPage = (load = loadEntries) =>
  render(
    <Router location={window.location.pathname} navigator={{ replace } as unknown as Navigator}>
      <PageNotFoundPage data={DATA} loadEntries={load} />
    </Router>,
  );

afterEach(() => {
  replace.mockClear();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/abuot', 'About', '/about'],
  ['/work/js/drumKitt', 'Drum kit', '/work/js/drumKit'],
])('shows the requested address %s and suggests %s, which is similar', async (asked, name, path) => {
  window.history.replaceState(null, '', asked);
  renderPage();
  expect(screen.getByText(asked)).toBeInTheDocument();
  const question = await screen.findByText(/Did you mean/);
  expect(within(question).getByRole('link', { name })).toHaveAttribute('href', path);
});

test.each([
  ['/work/JS/DrumKit?tempo=90#pads', '/work/js/drumKit?tempo=90#pads'],
  ['/About', '/about'],
])('goes from %s to the canonical spelling', async (asked, canonical) => {
  window.history.replaceState(null, '', asked);
  renderPage();
  await waitFor(() => expect(replace.mock.calls).toEqual([[canonical]]));
});

test('stays at an address that no route has in any spelling, or exactly', async () => {
  window.history.replaceState(null, '', '/work/js/drumKit');
  renderPage();
  await act(() => loadEntries());
  expect(replace).not.toHaveBeenCalled();
});

test('suggests pages of the shell if the list of projects cannot be loaded', async () => {
  window.history.replaceState(null, '', '/abuot');
  renderPage(() => Promise.reject(new Error('No network.')));
  expect(await screen.findByText(/Did you mean/)).toBeInTheDocument();
});

test('suggests nothing if nothing is similar', async () => {
  window.history.replaceState(null, '', '/zzzzqqqq');
  renderPage();
  await act(() => loadEntries());
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Choose one of the pages below/)).toHaveTextContent(/, or search the work\.$/);
});

test('shows an invalidly encoded address as it is', async () => {
  window.history.replaceState(null, '', '/%E0%A4%A');
  renderPage();
  await act(() => loadEntries());
  expect(screen.getByText('/%E0%A4%A')).toBeInTheDocument();
});

test('lists the pages that exist and searches the work', async () => {
  renderPage();
  await act(() => loadEntries());
  expect(screen.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/work');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/work');
  expect(screen.getByRole('searchbox', { name: 'Search the work' })).toHaveAttribute('name', 'q');
});

test('renders the same for every address on the server', () => {
  window.history.replaceState(null, '', '/abuot');
  const page = (
    <Router location="/404" navigator={{} as Navigator}>
      <PageNotFoundPage data={DATA} />
    </Router>
  );
  expect(renderToString(page)).not.toContain('abuot');
});
