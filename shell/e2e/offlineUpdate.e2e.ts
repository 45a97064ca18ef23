import fs from 'node:fs';
import path from 'node:path';
import { UNREGISTER_SCRIPT } from '../src/site-files/serviceWorkerScript';
import { type ChangingSite, type Fault, serveChangingSite } from './support/changingSite';
import { expectPadToPlay } from './support/playPad';
import { expect, test, waitForHydration } from './support/siteTest';
import { LIGHT_FALLBACK_SITE, LIGHT_SITE } from './support/testPaths';
import { countKept, followLink, getComposition, updateWorker, visitUntilKept } from './support/workerSteps';

test.use({ serviceWorkers: 'allow' });

let site: ChangingSite;
test.beforeEach(async () => {
  site = await serveChangingSite(LIGHT_SITE);
});
test.afterEach(() => site.close());

/** Messages of the browser about an update that it could not fetch. */
const FAILED_UPDATE = /ERR_|Failed to|bad-precaching-response|integrity|404|500/;

const OFFER = 'A newer version of this site is ready.';

/** Runs in the page. The state of the active worker, provided that no other one is installing or waiting. */
async function readWorkers(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { controller } = navigator.serviceWorker;
  return registration?.waiting === null && controller === registration.active ? controller?.state : undefined;
}

/** Pages of the shell that are the same in both compositions. */
const UNCHANGED = ['/', '/about', '/work', '/siteMap', '/404'];

/**
 * Every step at which an update can fail because of the network, in order: the worker itself, a page, a chunk, the
 * last file.
 */
const FAULTS: readonly [name: string, fault: Fault][] = [
  ['the worker is missing', { path: (path) => path === '/sw.js', kind: 'missing' }],
  ['the worker is cut short', { path: (path) => path === '/sw.js', kind: 'cut short' }],
  ['the first page breaks off', { path: (path) => path === '/composition', kind: 'reset' }],
  [
    'a page is another one',
    { path: (path) => path === '/work/CSS/infiniteScroll', kind: 'one byte changed' },
  ],
  ['a page is cut short', { path: (path) => path === '/work/js/drumKit', kind: 'cut short' }],
  [
    'a chunk of a remote is changed',
    { path: (path) => path.startsWith('/remotes/rsvp/remoteEntry'), kind: 'one byte changed' },
  ],
  ['the last remote fails', { path: (path) => path.startsWith('/remotes/rsvp/'), kind: 'broken' }],
];

test('an update that fails at any step keeps the old composition complete; a later one resumes, and a single tab switches', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(FAILED_UPDATE);
  await visitUntilKept(page, site.url);
  const before = await getComposition(page);
  const kept = await countKept(page);
  // A site that is too large keeps the pages that were visited here; they fit the files of their composition only.
  await page.evaluate(() => caches.open('visited-pages'));
  await site.show(LIGHT_FALLBACK_SITE);
  site.takeRequests();
  for (const [name, fault] of FAULTS) {
    site.fail(fault);
    expect(await updateWorker(page), name).toBe('given up');
  }
  site.setDown(true);
  expect(await updateWorker(page), 'no server').toBe('given up');
  const requests = site.takeRequests();
  for (const path of ['/work/js/drumKit', '/about']) {
    await page.goto(site.url + path);
    expect(await getComposition(page), path).toBe(before);
    await waitForHydration(page);
  }

  site.setDown(false);
  site.fail(null);
  site.takeRequests();
  expect(await updateWorker(page)).toBe('waiting');
  const lastRequests = site.takeRequests();
  // Files that the failed updates had fetched are kept.
  expect(requests).toContain('/composition');
  expect(lastRequests).not.toContain('/composition');
  // Unchanged pages are not requested.
  expect([...requests, ...lastRequests].filter((path) => UNCHANGED.includes(path))).toEqual([]);
  expect(await countKept(page)).toBeGreaterThan(kept);

  // With a single tab, the newer worker takes over at the next document, and files that it no longer needs are removed.
  site.setDown(true);
  await page.goto(`${site.url}/work/js/drumKit`);
  await expectPadToPlay(page);
  // Do not send messages to the active worker: they would keep it alive.
  await expect.poll(() => page.evaluate(readWorkers)).toBe('activated');
  const after = await getComposition(page);
  expect(after).not.toBe(before);
  await expect.poll(() => countKept(page)).toBe(kept);
  expect(await page.evaluate(() => caches.has('visited-pages'))).toBe(false);
  await page.reload();
  await expectPadToPlay(page);
  for (const path of UNCHANGED) {
    await page.goto(site.url + path);
    expect(await getComposition(page), path).toBe(after);
  }
});

test('a tab keeps its composition until the visitor accepts the newer one; another tab keeps running, and its next page is of the newer one', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(FAILED_UPDATE);
  await visitUntilKept(page, site.url);
  const before = await getComposition(page);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/contact`);
  await waitForHydration(other);
  await site.show(LIGHT_FALLBACK_SITE);
  const offer = page.getByRole('status').filter({ hasText: OFFER });
  // The offer appears once the whole newer composition is cached. If the browser was already checking for updates, it
  // may report the earlier result; the next page then checks again.
  await expect(async () => {
    await followLink(page, 'Disclaimer');
    await followLink(page, 'About');
    await expect(offer).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isOlderDocument: true }));
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  // The newer worker reloads the document when it has taken over. Messages to the older one would keep it alive.
  await page.waitForFunction(() => !('isOlderDocument' in window));
  await expect(page).toHaveURL(/\/about$/);
  await waitForHydration(page);
  const after = await getComposition(page);
  expect(after).not.toBe(before);

  // The other tab continues with pages that match its composition.
  await followLink(other, 'Disclaimer');
  site.setDown(true);
  await other.goto(`${site.url}/work/js/drumKit`);
  expect(await getComposition(other)).toBe(after);
  await expectPadToPlay(other);
});

test('a composition without a service worker removes the existing one and its cache', async ({ page }) => {
  await visitUntilKept(page, site.url);
  site.replace(
    '/sw.js',
    UNREGISTER_SCRIPT + fs.readFileSync(path.join(LIGHT_SITE.dist, 'worker/serviceWorker.js'), 'utf8'),
  );
  await updateWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await countKept(page)).toBe(0);
  await followLink(page, 'About');
});
