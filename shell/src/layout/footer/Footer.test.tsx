import { render, screen, within } from '@testing-library/react';
import { SITE } from '../../site';
import { Footer } from './Footer';

function listHrefs(name: string): (string | null)[] {
  const nav = screen.getByRole('navigation', { name });
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

it('links the six pages of SPEC section 2 in its spelling', () => {
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

it('lists the social links of the site', () => {
  render(<Footer />);
  expect(listHrefs('Elsewhere')).toEqual(SITE.socials.map(({ url }) => url));
});

it('notes that the name is an example', () => {
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'example' })).toHaveAttribute('href', '/disclaimer#examples');
});

it('shows the copyright', () => {
  render(<Footer />);
  expect(screen.getByText(/© \d{4} Portfolio/)).toBeInTheDocument();
});
