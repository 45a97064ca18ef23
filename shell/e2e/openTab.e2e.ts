import { REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { expectHeading, saveData } from './support/shellVisit';
import { expect, test, waitForHydration } from './support/siteTest';
import { FALLBACK_SITE, MAIN_SITE } from './support/testPaths';
import { followLink } from './support/workerSteps';

let site: ChangingSite;
test.beforeEach(async () => {
  site = await serveChangingSite(MAIN_SITE);
});
test.afterEach(() => site.close());

/** The releases of js-demos that this document has started, in order. */
const listVersions = (markName: string): string[] =>
  performance
    .getEntriesByName(markName)
    .map((mark) => (mark as PerformanceMark).detail as Partial<RemoteEvent> | null)
    .flatMap((event) => (event?.remoteId === 'js-demos' ? [event.version ?? ''] : []));

const READY = `${REMOTE_EVENT_NAME}:ready`;

test('an older tab still opens every page that fits it, and loads a document for a moved release', async ({
  page,
}) => {
  // Disable prefetching: pages that were prefetched before the site changed would still be shown.
  await saveData(page);
  await page.goto(`${site.url}/work/js/drumKit`);
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(listVersions, READY)).toHaveLength(1);
  const [before] = await page.evaluate(listVersions, READY);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await site.show(FALLBACK_SITE);

  await followLink(page, 'About');
  await followLink(page, 'Work');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page
    .locator('main')
    .getByRole('link', { name: /Analog clock/ })
    .first()
    .click();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expectHeading(page, /clock/i);
  await expect.poll(() => page.evaluate(listVersions, READY)).toHaveLength(1);
  expect(await page.evaluate(listVersions, READY)).not.toEqual([before]);
});
