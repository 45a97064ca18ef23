import fs from 'node:fs';
import path from 'node:path';
import { OUTSIDE_HOSTS } from '../src/profile/outsideHosts';
import { expect, readSiteIndex, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

const HOSTS: readonly string[] = Object.values(OUTSIDE_HOSTS);

test('the only host is that of the film service', () => {
  expect(HOSTS).toEqual(['ghibliapi.vercel.app']);
});
const HOST = /\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:app|com|dev|io|net|org)\b/g;

const readText = (page: string) =>
  fs
    .readFileSync(path.join(MAIN_SITE.site, `${page}.html`), 'utf8')
    .replace(/<head>[^]*?<\/head>|<[^>]+>/g, ' ');

test('the privacy policy, the terms and home name exactly the hosts that releases may call', () => {
  const { headers } = readSiteIndex();
  const policies = headers.map((rule) => rule.headers['Content-Security-Policy'] ?? '').join(' ');
  const allowed = [...policies.matchAll(/https:\/\/([^\s;/]+)/g)].map(([, host]) => host);
  expect([...new Set(allowed)].sort()).toEqual([...HOSTS].sort());
  for (const page of ['PrivacyPolicy', 'TermsOfService', 'index']) {
    const named =
      readText(page)
        .match(HOST)
        ?.filter((host) => !host.endsWith('example.com')) ?? [];
    expect([...new Set(named)].sort(), page).toEqual([...HOSTS].sort());
  }
});

test('the demo calls no host before its button is pressed, and then the named one', async ({
  page,
  siteUrl,
}) => {
  const asked: string[] = [];
  await page.route(/./, (route) => {
    const { origin, host } = new URL(route.request().url());
    if (origin === siteUrl || origin === 'null') return route.fallback();
    asked.push(host);
    return route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: '[]',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto(`${siteUrl}/work/js/fetchAPI`);
  const button = page.getByRole('button', { name: 'Ask the public API' });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect.poll(() => [...new Set(asked)]).toEqual(HOSTS);
});
