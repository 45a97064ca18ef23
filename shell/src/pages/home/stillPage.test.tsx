import { createEntry } from '@portfolio/testing';
import { render, screen, within } from '@testing-library/react';
import type { PageData } from '../../site-map/pageData';
import { HEADLINE } from './content';
import HomePage from './stillPage';

function createData(overrides: Partial<PageData> = {}): PageData {
  return {
    path: '/',
    page: 'home',
    title: 'Home',
    description: '',
    crumbs: [],
    projects: [{ ...createEntry({ title: 'Drum kit', path: '/work/js/drumKit' }), remoteId: 'js-demos' }],
    counts: { UX: 8, UI: 6, JavaScript: 16, CSS: 3, Logo: 33 },
    ...overrides,
  };
}

test('opens with one heading, the role, and links to the work and to the contact page', () => {
  render(<HomePage data={createData()} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const hero = screen.getByRole('region', { name: 'Introduction' });
  expect(hero).toHaveTextContent('UX/UI designer and front-end developer');
  expect(within(hero).getByRole('link', { name: 'See the work' })).toHaveAttribute('href', '/work');
  expect(within(hero).getByRole('link', { name: 'Write to me' })).toHaveAttribute('href', '/contact');
  expect(within(hero).getByRole('link', { name: 'Read the CV' })).toHaveAttribute('href', '/cv');
});

test('has a handle for the width of the headline’s type', () => {
  render(<HomePage data={createData()} />);
  const handle = screen.getByLabelText('Width of the headline’s letters in percent');
  expect(handle).toHaveAttribute('min', '75');
  expect(handle).toHaveAttribute('max', '125');
  expect(handle).toHaveValue('125');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(HEADLINE);
});

test('titles a card with the headline of its page, under the name of the project', () => {
  const project = {
    ...createEntry({ title: 'Fitness watch app', headline: 'One number' }),
    remoteId: 'studies',
  };
  render(<HomePage data={createData({ projects: [project] })} />);
  const card = within(screen.getByRole('region', { name: 'Start here' })).getByRole('article');
  expect(within(card).getByRole('heading')).toHaveTextContent('One number');
  expect(card).toHaveTextContent('Fitness watch app');
});

test('shows a sample of each type, and every logo', () => {
  const toImage = (src: string) => ({ src, alt: 'Named by its link', widthPx: 64, heightPx: 64 });
  render(
    <HomePage
      data={createData({ samples: { UX: [toImage('a.svg')], Logo: [toImage('b.svg'), toImage('c.svg')] } })}
    />,
  );
  const list = screen.getByRole('list', { name: 'Projects by type' });
  expect([...list.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['a.svg', ''],
    ['b.svg', ''],
    ['c.svg', ''],
  ]);
});

test('counts the projects of each type and links them', () => {
  render(<HomePage data={createData()} />);
  const links = within(screen.getByRole('list', { name: 'Projects by type' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['8 User Experience', '/work/UX'],
    ['6 User Interface', '/work/UI'],
    ['16 JavaScript', '/work/js'],
    ['3 CSS', '/work/CSS'],
    ['33 Logo', '/work/Logo'],
  ]);
  expect(screen.getByRole('link', { name: 'All 66 projects' })).toHaveAttribute('href', '/work');
});

test('leaves out types that have no projects', () => {
  render(<HomePage data={createData({ counts: { JavaScript: 1 } })} />);
  expect(within(screen.getByRole('list', { name: 'Projects by type' })).getAllByRole('link')).toHaveLength(1);
});

test('shows the featured projects', () => {
  render(<HomePage data={createData()} />);
  const featured = screen.getByRole('region', { name: 'Start here' });
  expect(within(featured).getByRole('link', { name: 'Drum kit' })).toHaveAttribute(
    'href',
    '/work/js/drumKit',
  );
});

test('has no empty section if nothing is featured', () => {
  render(<HomePage data={createData({ projects: [] })} />);
  expect(screen.queryByRole('region', { name: 'Start here' })).not.toBeInTheDocument();
});

test.each(['What I can do', 'How I get there', 'Proof you can check', 'What to do next'])(
  'has the section “%s” with an id',
  (name) => {
    render(<HomePage data={createData()} />);
    expect(screen.getByRole('region', { name }).id).not.toBe('');
  },
);
