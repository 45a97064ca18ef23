import { render, screen, within } from '@testing-library/react';
import { SITE } from '../../site';
import { Footer } from './Footer';

function listHrefs(name: string): (string | null)[] {
  const nav = screen.getByRole('navigation', { name });
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('links the six pages of SPEC section 2 in its spelling', () => {
  render(<Footer />);
  expect([...listHrefs('Legal'), ...listHrefs('Business')]).toEqual([
    '/termsOfService',
    '/privacyPolicy',
    '/disclaimer',
    '/siteMap',
    '/buisness',
    '/blog',
  ]);
});

test('lists the social links of the site', () => {
  render(<Footer />);
  expect(listHrefs('Elsewhere')).toEqual(SITE.socials.map(({ url }) => url));
});

test('notes that the name is an example', () => {
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'example' })).toHaveAttribute('href', '/disclaimer#examples');
});

test('shows the copyright', () => {
  render(<Footer />);
  expect(screen.getByText(/© \d{4} Portfolio/)).toBeInTheDocument();
});
