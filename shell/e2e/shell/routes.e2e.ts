import { expectHeading, visit } from '../support/shellVisit';
import { expect, readSiteIndex, test } from '../support/siteTest';

const JS_DEMOS =
  'drumKit, analogClock, arrayCardio, imageGalery, fetchAPI, canvasExample, checkboxChallange, konamiCode, scrollIn, speechRecognition, linkFollower, geoLocation, userMedia, followerAlongNav, clickDrag, videoControl';

const STUDIES =
  'UX/rewardCrowdfunding, UX/paymentsReview, UX/journalingRedesign, UX/dictionaryRedesign, UX/warehousePackStation, UX/digitalWallet, UX/navigationApps, UI/cosmeticProduct, UI/onlineLearning, UI/onboardingScreen, UI/medicalAppointment, UI/fitnessWatch, UI/recipeConcept';

/** The headings of the shell's pages. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/contact': 'Contact',
  '/blogs': 'Blogs',
  '/about': 'About',
  '/work': 'Work',
  '/TermsOfService': 'Terms of service',
  '/PrivacyPolicy': 'Privacy policy',
};

/** Copied from SPEC section 2. */
const ROUTES = [
  '/',
  '/contact',
  '/blogs',
  '/about',
  '/work',
  ...['UX', 'UI', 'js', 'CSS', 'Logo'].map((type) => `/work/${type}`),
  ...STUDIES.split(', ').map((study) => `/work/${study}`),
  ...JS_DEMOS.split(', ').map((demo) => `/work/js/${demo}`),
  '/work/WebUX/RSVPApp',
  ...['pulseAnimation', 'cardScroller', 'infiniteScroll'].map((demo) => `/work/CSS/${demo}`),
  '/TermsOfService',
  '/PrivacyPolicy',
];

test('every route of the specification responds under its own spelling, with its own page', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect.soft(response.status(), route).toBe(200);
    const html = await response.text();
    const [, , , article] = route.split('/');
    if (article !== undefined) expect.soft(html, route).toContain(`"component":"${article}"`);
    const [, heading = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(html) ?? [];
    if (HEADINGS[route] !== undefined)
      expect.soft(heading.replaceAll(/<[^>]+>/g, '').trim(), route).toBe(HEADINGS[route]);
  }
});

test('each type has as many projects as the specification counts', () => {
  const { pages } = readSiteIndex();
  const count = (type: RegExp) => pages.filter((path) => type.test(path)).length;
  expect({
    UX: count(/^\/work\/(UX|WebUX)\/./),
    UI: count(/^\/work\/UI\/./),
    JavaScript: count(/^\/work\/js\/./),
    CSS: count(/^\/work\/CSS\/./),
    Logo: count(/^\/work\/Logo\/./),
  }).toEqual({ UX: 8, UI: 6, JavaScript: 16, CSS: 3, Logo: 0 });
});

test('the correct spelling of a misspelt route redirects to it', async ({ request }) => {
  for (const [from, to] of [
    ['/work/js/imageGallery', '/work/js/imageGalery'],
    ['/work/js/checkboxChallenge', '/work/js/checkboxChallange'],
    ['/business', '/contact'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect.soft([from, response.status(), response.headers()['location']]).toEqual([from, 308, to]);
  }
});

for (const [asked, suggestion, target] of [
  ['/work/js/drumKitt', 'Drum kit', '/work/js/drumKit'],
  ['/abuot', 'About', '/about'],
  ['/work/Paintings', undefined, undefined],
] as const)
  test(`${asked} answers 404, shows what was asked for and ${suggestion ?? 'no suggestion'}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    await expectHeading(page, 'Page not found');
    await expect(page.getByRole('main').getByText(asked)).toBeVisible();
    if (suggestion === undefined) return;
    const suggested = page.getByText('Did you mean').getByRole('link', { name: suggestion });
    await expect(suggested).toHaveAttribute('href', target);
    await suggested.click();
    await expectHeading(page, suggestion);
  });

test('an unknown address within the site shows page-not-found too, without a new document', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await visit(page, '/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'Nowhere' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await expectHeading(page, 'Page not found');
  await expect(page.getByRole('searchbox', { name: 'Search the work' })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
});

test('a client navigation updates title, description and canonical link', async ({ page }) => {
  const readHead = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector('meta[name="description"]')?.getAttribute('content'),
      document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ]);
  await page.goto('/blogs');
  const loaded = await readHead();
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expectHeading(page, 'Blogs');
  await expect.poll(readHead).toEqual(loaded);
});

test('the page of parts is on no list of pages and kept out of indexes; its button without an action warns', async ({
  page,
}) => {
  await visit(page, '/siteMap');
  await expect(
    page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Site map' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Parts', exact: true })).toHaveCount(0);
  await visit(page, '/parts');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/parts');
  const dialog = page.waitForEvent('dialog').then(async (shown) => {
    await shown.accept();
    return shown.message();
  });
  await page.getByRole('button', { name: 'Says what it lacks' }).click();
  expect(await dialog).toBe('button undefined: Please send a function to execute when the button is clicked');
});

test('every skill that is not a tool links to pages that prove it', async ({ page, request }) => {
  await visit(page, '/about');
  const proofs = page.getByRole('region', { name: 'Skills' }).getByRole('list', { name: /^Proof of / });
  await expect(proofs).toHaveCount(20);
  const links = await proofs
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const counts = await Promise.all((await proofs.all()).map((proof) => proof.getByRole('link').count()));
  expect(Math.min(...counts)).toBeGreaterThan(0);
  const paths = new Set(links.map((link) => link?.split('#')[0] || '/'));
  for (const path of paths) expect.soft((await request.get(path)).status(), path).toBe(200);
});
