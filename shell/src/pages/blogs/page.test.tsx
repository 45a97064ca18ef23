import { createEntry } from '@portfolio/testing';
import { render, screen, within } from '@testing-library/react';
import type { PageData } from '../../site-map/pageData';
import type { SiteProject } from '../../site-map/siteMap';
import BlogsPage from './page';

const toProject = (title: string, published: string | null): SiteProject => ({
  ...createEntry({
    id: title,
    title,
    path: `/work/UX/${title}`,
    blog: published === null ? null : { published, readingMinutes: 7, summary: `About ${title}.` },
  }),
  remoteId: 'case-studies',
});

function renderPage(projects?: PageData['projects']) {
  render(
    <BlogsPage
      data={{ path: '/blogs', page: 'blogs', title: 'Blogs', description: '', crumbs: [], projects }}
    />,
  );
}

it('lists the write-ups, newest first, and nothing without one', () => {
  renderPage([toProject('old', '2025-12-31'), toProject('none', null), toProject('new', '2026-03-14')]);
  const articles = screen.getAllByRole('article');
  expect(articles.map((article) => within(article).getByRole('heading').textContent)).toEqual(['new', 'old']);
});

it('shows date, reading time, summary and link', () => {
  renderPage([toProject('new', '2026-03-14')]);
  const article = screen.getByRole('article');
  expect(within(article).getByText('14 March 2026')).toHaveAttribute('datetime', '2026-03-14');
  expect(article).toHaveTextContent('7 minutes');
  expect(article).toHaveTextContent('About new.');
  expect(within(article).getByRole('link', { name: 'new' })).toHaveAttribute('href', '/work/UX/new');
});

it('offers the feed', () => {
  renderPage([]);
  expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/rss.xml');
});

it('says so where there is no write-up', () => {
  renderPage([]);
  expect(screen.getByText(/No write-up is published at the moment/)).toBeInTheDocument();
});
