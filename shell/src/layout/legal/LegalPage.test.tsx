import { render, screen, within } from '@testing-library/react';
import { LegalPage } from './LegalPage';

const TEXT = {
  lead: 'In short.',
  sections: [
    { id: 'first', title: 'Rules', blocks: ['A paragraph.', { points: ['One point', 'Another'] }] },
    {
      id: 'second',
      title: 'More',
      blocks: [{ text: 'Read on in the', link: { href: '/disclaimer', text: 'disclaimer' } }],
    },
  ],
};

beforeEach(() => void render(<LegalPage title="Terms" text={TEXT} />));

test('numbers its parts, each a section with an id', () => {
  expect(screen.getByRole('region', { name: '1. Rules' }).id).toBe('first');
  expect(screen.getByRole('region', { name: '2. More' }).id).toBe('second');
});

test('shows paragraphs, points and links', () => {
  const first = screen.getByRole('region', { name: '1. Rules' });
  expect(within(first).getByText('A paragraph.')).toBeInTheDocument();
  expect(
    within(first)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One point', 'Another']);
  expect(screen.getByRole('link', { name: 'disclaimer' })).toHaveAttribute('href', '/disclaimer');
});

test('puts the summary above the parts', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  expect(screen.getByText('In short.')).toBeInTheDocument();
});
