import { render, screen, within } from '@testing-library/react';
import AboutPage from './stillPage';

beforeEach(() => {
  const proofs = { 'Web Audio': [{ title: 'Drum kit', path: '/work/js/drumKit' }], React: [] };
  render(
    <AboutPage
      data={{ path: '/about', page: 'about', title: 'About', description: '', crumbs: [], proofs }}
    />,
  );
});

const getSection = (name: string) => screen.getByRole('region', { name });

test('has one heading of the first level', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'About',
  ]);
});

test.each([
  ['Skills', 3],
  ['Process', 8],
  ['Certificates', 10],
  ['Honours and awards', 8],
])('shows in %s %i entries under headings', (name, count) => {
  expect(within(getSection(name)).getAllByRole('heading', { level: 3 })).toHaveLength(count);
});

test('links skills to work that proves them', () => {
  const proofs = within(getSection('Skills')).getByRole('list', { name: 'Proof of Web Audio' });
  expect(within(proofs).getByRole('link', { name: 'Drum kit' })).toHaveAttribute('href', '/work/js/drumKit');
  expect(screen.queryByRole('list', { name: 'Proof of React' })).not.toBeInTheDocument();
});

test('names the skills of each step', () => {
  const tags = within(getSection('Process')).getByRole('list', { name: 'Skills for Feedback' });
  expect(within(tags).getByText('Expert walkthrough')).toBeInTheDocument();
});

test.each(['Process', 'Certificates', 'Honours and awards'])(
  'marks the entries of %s as examples, with a link to the explanation',
  (name) => {
    const section = within(getSection(name));
    expect(section.getByText('Example entries')).toBeInTheDocument();
    expect(section.getByRole('link', { name: /What\sthat\smeans/ })).toHaveAttribute(
      'href',
      '/disclaimer#examples',
    );
  },
);
