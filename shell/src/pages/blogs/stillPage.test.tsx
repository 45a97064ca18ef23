import { createEntry } from '@portfolio/testing';
import { render, screen, within } from '@testing-library/react';
import type { PageData } from '../../site-map/pageData';
import type { SiteProject } from '../../site-map/siteProject';
import BlogsPage from './stillPage';

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

const getWriteUps = () => screen.getByRole('region', { name: 'Newest first' });

test('lists the projects with a write-up as they come, and no others', () => {
  renderPage([toProject('new', '2026-03-14'), toProject('none', null), toProject('old', '2025-12-31')]);
  const articles = within(getWriteUps()).getAllByRole('article');
  expect(articles.map((article) => within(article).getByRole('heading').textContent)).toEqual(['new', 'old']);
});

test('shows date, reading time, summary and link', () => {
  renderPage([toProject('new', '2026-03-14')]);
  const article = within(getWriteUps()).getByRole('article');
  expect(within(article).getByText('14 March 2026')).toHaveAttribute('datetime', '2026-03-14');
  expect(article).toHaveTextContent('7 minutes');
  expect(article).toHaveTextContent('About new.');
  expect(within(article).getByRole('link', { name: 'new' })).toHaveAttribute('href', '/work/UX/new');
});

test('shows each write-up with its picture and the title of its page', () => {
  renderPage([{ ...toProject('new', '2026-03-14'), headline: 'A line is enough' }]);
  const article = within(getWriteUps()).getByRole('article');
  expect(article.querySelector('img')).toBeInTheDocument();
  expect(within(article).getByRole('link', { name: 'A line is enough' })).toBeInTheDocument();
  expect(article).toHaveTextContent('new');
});

test('ends with three short notes of 100 words or more, each with a link to its subject', () => {
  renderPage([]);
  const notes = within(screen.getByRole('region', { name: 'Short notes' })).getAllByRole('article');
  expect(notes).toHaveLength(3);
  const dates = notes.map((note) => note.querySelector('time')?.dateTime);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const note of notes) {
    expect(note.textContent?.split(/\s+/).length).toBeGreaterThan(100);
    expect(within(note).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//));
  }
});

test('offers the feed', () => {
  renderPage([]);
  expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/rss.xml');
});

test('says that there are no write-ups if there are none', () => {
  renderPage([]);
  expect(screen.getByText(/No write-ups are published at the moment/)).toBeInTheDocument();
});
