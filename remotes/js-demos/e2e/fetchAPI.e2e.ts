import type { Page, Route } from '@playwright/test';
import { FILM_API_ORIGIN } from '../src/pages/fetchAPI/filmApiOrigin';
import { RETRY_MS, TIMEOUT_MS } from '../src/pages/fetchAPI/loadJson';
import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

const FILMS = ['Night Train', 'Night Ferry'].map((title, index) => ({
  id: `film-${index}`,
  title,
  release_date: '1999',
  running_time: String(90 + index),
}));
const DETAILS = { original_title: '夜汽車', director: 'Somebody', description: 'About a train.' };

/** Responds instead of the API; `calls` holds the requests. */
async function routeApi(page: Page, answer: (route: Route) => Promise<void>) {
  const calls: string[] = [];
  await page.route(`${FILM_API_ORIGIN}/**`, async (route) => {
    calls.push(new URL(route.request().url()).pathname);
    await answer(route);
  });
  return calls;
}

const fulfil = (route: Route, body: string, status = 200) =>
  route.fulfill({
    status,
    body,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
  });

const box = (page: Page) => page.getByRole('combobox');
const shownFilm = (page: Page) => page.getByRole('heading', { level: 3 }).first();
const ask = (page: Page) => page.getByRole('button', { name: 'Ask the public API' });

test('finds films while the visitor types, by mouse, touch and keyboard, without requests', async ({
  page,
  openDemo,
}) => {
  const calls = await routeApi(page, (route) => route.abort());
  await openDemo('fetchAPI');
  const option = (name: RegExp) => page.getByRole('option', { name });
  await box(page).pressSequentially('castle');
  await expect(page.getByRole('option')).toHaveCount(2);
  await option(/^Howl/).click();
  await expect(shownFilm(page)).toHaveText('Howl’s Moving Castle');
  await expect(box(page)).toBeFocused();

  await box(page).fill('pom');
  await option(/^Pom Poko/).tap();
  await expect(shownFilm(page)).toHaveText('Pom Poko');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

  await box(page).fill('1988');
  await pressKeys(page, 'ArrowDown ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/^My Neighbor Totoro/);
  await pressKeys(page, 'Enter');
  await expect(shownFilm(page)).toHaveText('My Neighbor Totoro');

  // Each of these breaks or floods the classic search.
  await box(page).fill('(');
  await expect(page.getByText('No title or year contains “(”.')).toBeVisible();
  await box(page).fill('');
  await expect(page.getByRole('option')).toHaveCount(0);
  await box(page).fill('PONYÓ');
  await expect(option(/^Ponyo/).locator('mark')).toHaveText('Ponyo');
  await pressKeys(page, 'Escape Escape');
  await expect(box(page)).toHaveValue('');
  expect(calls).toEqual([]);
});

test('calls the API on a click, shows details of a film, and caches the answer', async ({
  page,
  openDemo,
}) => {
  const calls = await routeApi(page, (route) =>
    fulfil(route, JSON.stringify(route.request().url().includes('film-0') ? DETAILS : FILMS)),
  );
  await openDemo('fetchAPI');
  await expect(page.getByText('Offline data', { exact: true })).toBeVisible();
  await ask(page).tap();
  await expect(page.getByText('Live data')).toBeVisible();
  await expect(page.getByRole('table', { name: '2 films' })).toBeVisible();
  await page.getByRole('button', { name: 'Night Train' }).click();
  await expect(page.getByText('About a train.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Saved data')).toBeVisible();
  expect(calls).toEqual(['/films', '/films/film-0']);
  await page.getByRole('button', { name: 'Delete the saved answer' }).press('Enter');
  await expect(page.getByText('Offline data', { exact: true })).toBeVisible();
});

test('keeps its films after an answer that fails, is malformed, times out or never arrives', async ({
  page,
  openDemo,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/^Failed to load resource/);
  let answer = (route: Route) => fulfil(route, '{}', 500);
  const calls = await routeApi(page, (route) => answer(route));
  await page.clock.install();
  await openDemo('fetchAPI');
  // From here on, no pause ends and no response times out unless the test moves the clock.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await ask(page).click();
  const failed = page.getByText(/\d ms, server 500/);
  await expect(failed).toHaveCount(1);
  await page.clock.fastForward(RETRY_MS);
  await expect(failed).toHaveCount(2);
  await page.clock.fastForward(2 * RETRY_MS);
  await expect(page.getByText('The API has a problem of its own (status 500)')).toBeVisible();
  expect(calls).toHaveLength(3);

  const again = page.getByRole('button', { name: 'Try again' });
  answer = (route) => fulfil(route, '<html>');
  await again.click();
  await expect(page.getByText('The answer makes no sense')).toBeVisible();

  answer = () => Promise.resolve();
  await again.press('Enter');
  await expect(page.getByText('The request is under way')).toBeVisible();
  await expect.poll(() => calls.length).toBe(5);
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(page.getByText(/\d ms, timeout/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop the request' }).click();
  await expect(page.getByText('The request was stopped')).toBeVisible();

  answer = (route) => route.abort('internetdisconnected');
  await context.setOffline(true);
  await again.tap();
  await expect(page.getByText('There is no network')).toBeVisible();

  await box(page).fill('porco');
  await page.keyboard.press('Enter');
  await expect(shownFilm(page)).toHaveText('Porco Rosso');
});

test('shows each state on demand without a request', async ({ page, openDemo }) => {
  const calls = await routeApi(page, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('fetchAPI', '?state=running');
  await expect(page.getByText('Simulation', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Castle in the Sky' }).click();
  await expect(page.getByText('nobody, this is a simulation')).toBeVisible();

  await showStates(page, {
    Idle: 'no request made',
    Asking: 'The request is under way',
    Denied: 'The API refuses to answer',
    Missing: 'The API has moved',
    Unsupported: 'This browser cannot make the request',
    Offline: 'There is no network',
    Failed: 'The API has a problem of its own',
  });
  expect(calls).toEqual([]);
});

test('keeps the search box in place whatever state is reported', async ({ page, openDemo }) => {
  await openDemo('fetchAPI');
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await box(page).boundingBox();
  await openDemo('fetchAPI', '?state=failed');
  await expect(page.getByText('State: failed')).toBeVisible();
  await expect.poll(() => box(page).boundingBox()).toEqual(before);
});

test('on a phone, titles of films and the switch of states are large enough to hit', async ({
  page,
  openDemo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await routeApi(page, (route) => route.abort());
  await openDemo('fetchAPI');
  const targets = [
    ...(await page.getByRole('rowheader').getByRole('button').all()),
    page.getByText('Show another state of this demo'),
  ];
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
