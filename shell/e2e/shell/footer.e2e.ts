import { expect, test } from '../support/siteTest';
import { expectHeading, visit } from '../support/shellVisit';

/**
 * SPEC section 2 and DECISIONS 7: the link address in the footer, the address it leads to, and the heading of that
 * page.
 */
const LINKS = [
  ['Terms of service', '/termsOfService', '/TermsOfService', 'Terms of service'],
  ['Privacy policy', '/privacyPolicy', '/PrivacyPolicy', 'Privacy policy'],
  ['Disclaimer', '/disclaimer', '/disclaimer', 'Disclaimer'],
  ['Site map', '/siteMap', '/siteMap', 'Site map'],
  ['Business', '/buisness', '/contact', 'Contact'],
  ['Blog', '/blog', '/blogs', 'Blogs'],
] as const;

test('the six footer links open useful pages, by click and by address', async ({ page }) => {
  await visit(page, '/');
  for (const [name, address, target, heading] of LINKS) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    await link.click();
    await expectHeading(page, heading);
    expect(new URL(page.url()).pathname).toBe(target);
    const response = await page.request.get(address);
    expect([response.status(), new URL(response.url()).pathname]).toEqual([200, target]);
  }
});

test('the footer has social, legal and business links and the copyright', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Elsewhere' }).getByRole('link')).toHaveCount(3);
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveCount(3);
  await expect(footer.getByRole('navigation', { name: 'Business' }).getByRole('link')).toHaveCount(3);
  await expect(footer.getByText(/^© \d{4} /)).toBeVisible();
});
