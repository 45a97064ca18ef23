import { render, screen, within } from '@testing-library/react';
import { COOKIE_NAMES, API_COOKIE_NAMES } from '../../browser/siteCookie';
import PrivacyPolicyPage from './stillPage';

test('names every cookie the site may set', () => {
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
  const names = items.map((item) => item.textContent?.match(/^“([\w-]+)”/)?.[1]);
  // The text above the list says what these two have in common.
  expect(names.slice(0, 2)).toEqual([COOKIE_NAMES.theme, COOKIE_NAMES.countdown]);
  expect(names.sort()).toEqual([...Object.values(COOKIE_NAMES), ...Object.values(API_COOKIE_NAMES)].sort());
});
