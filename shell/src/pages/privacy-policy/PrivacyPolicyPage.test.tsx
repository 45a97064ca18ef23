import { render, screen, within } from '@testing-library/react';
import { COOKIE_NAMES } from '../../browser/siteCookie';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';

it('names every cookie the site may set', () => {
  render(
    <PrivacyPolicyPage
      data={{
        path: '/PrivacyPolicy',
        page: 'privacy-policy',
        title: 'Privacy policy',
        description: '',
        crumbs: [],
      }}
    />,
  );
  const items = within(screen.getByRole('region', { name: '2. Cookies' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.match(/^“(\w+)”/)?.[1])).toEqual(Object.values(COOKIE_NAMES));
});
