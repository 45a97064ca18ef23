import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { PageData } from '../../site-map/pageData';
import { PageNotFoundPage } from './PageNotFoundPage';

const DATA: PageData = {
  path: '/404',
  page: 'page-not-found',
  title: 'Page not found',
  description: '',
  crumbs: [],
};

afterEach(() => window.history.replaceState(null, '', '/'));

it('shows the address that was asked for and suggests what is near', () => {
  window.history.replaceState(null, '', '/abuot');
  render(<PageNotFoundPage data={DATA} />);
  expect(screen.getByText('/abuot')).toBeInTheDocument();
  const question = screen.getByText(/Did you mean/);
  expect(within(question).getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
});

it('asks nothing where nothing is near', () => {
  window.history.replaceState(null, '', '/zzzzqqqq');
  render(<PageNotFoundPage data={DATA} />);
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

it('shows an address that is not well encoded as it is', () => {
  window.history.replaceState(null, '', '/%E0%A4%A');
  render(<PageNotFoundPage data={DATA} />);
  expect(screen.getByText('/%E0%A4%A')).toBeInTheDocument();
});

it('lists the pages that exist and searches the work', () => {
  render(<PageNotFoundPage data={DATA} />);
  expect(screen.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/work');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/work');
  expect(screen.getByRole('searchbox', { name: 'Search the work' })).toHaveAttribute('name', 'q');
});

it('is the same for every address on the server', () => {
  window.history.replaceState(null, '', '/abuot');
  expect(renderToString(<PageNotFoundPage data={DATA} />)).not.toContain('abuot');
});
