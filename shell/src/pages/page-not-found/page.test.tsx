import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
const renderPage = (load = loadEntries) => render(<PageNotFoundPage data={DATA} loadEntries={load} />);

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/abuot', 'About', '/about'],
  ['/work/js/drumKitt', 'Drum kit', '/work/js/drumKit'],
])('shows the requested address %s and suggests %s, which is similar', async (asked, name, path) => {
  window.history.replaceState(null, '', asked);
  renderPage();
  expect(screen.getByText(asked)).toBeInTheDocument();
  const question = await screen.findByText(/Did you mean/);
  expect(within(question).getByRole('link', { name })).toHaveAttribute('href', path);
});

it('suggests pages of the shell if the list of projects cannot be loaded', async () => {
  window.history.replaceState(null, '', '/abuot');
  renderPage(() => Promise.reject(new Error('No network.')));
  expect(await screen.findByText(/Did you mean/)).toBeInTheDocument();
});

it('suggests nothing if nothing is similar', async () => {
  window.history.replaceState(null, '', '/zzzzqqqq');
  renderPage();
  await act(() => loadEntries());
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(screen.getByText('Search the work, or choose one of the pages below.')).toBeInTheDocument();
});

it('shows an invalidly encoded address as it is', async () => {
  window.history.replaceState(null, '', '/%E0%A4%A');
  renderPage();
  await act(() => loadEntries());
  expect(screen.getByText('/%E0%A4%A')).toBeInTheDocument();
});

it('lists the pages that exist and searches the work', async () => {
  renderPage();
  await act(() => loadEntries());
  expect(screen.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/work');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/work');
  expect(screen.getByRole('searchbox', { name: 'Search the work' })).toHaveAttribute('name', 'q');
});

it('renders the same for every address on the server', () => {
  window.history.replaceState(null, '', '/abuot');
  expect(renderToString(<PageNotFoundPage data={DATA} />)).not.toContain('abuot');
});
