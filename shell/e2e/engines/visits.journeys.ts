import { type ChangingSite, serveChangingSite } from '../support/changingSite';
import { MAIN_SITE } from '../support/testPaths';
import { expect, test } from './engineTest';
import { findFalsePreloadWarning, isOfUsedFont } from './falsePreloadWarning';
import { at } from './Visitor';

let site: ChangingSite;
test.beforeEach(async () => {
  site = await serveChangingSite(MAIN_SITE);
});
test.afterEach(() => site.close());

test('a second visit and a reload need no network, and a guest can be added offline', async ({
  createVisitor,
  allowMessages,
}) => {
  // The browser logs requests to a server that does not respond.
  allowMessages(
    /ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource|Failed to fetch|NetworkError|Load failed/,
  );
  const visitor = await createVisitor(site.url);
  await visitor.open('/');
  const isKept = () => navigator.serviceWorker.controller?.state === 'activated';
  await expect.poll(() => visitor.browser.run(isKept), { timeout: 120_000 }).toBe(true);
  site.setDown(true);
  await visitor.open('/work/UX/digitalWallet');
  await visitor.expectThere(at('heading', /wallet/i));
  await visitor.open('/work/WebUX/RSVPApp');
  await visitor.fill(at('textbox', /^Name/, at('form', 'Add a guest')), 'Ada');
  await visitor.press('Enter');
  await visitor.expectText(at('list', 'Guests'), 'Ada');
  await visitor.reload();
  await visitor.expectText(at('list', 'Guests'), 'Ada');
});

/** One page of each kind: of the shell, a list, and of every remote. */
const PATHS = [
  '/',
  '/work',
  '/contact',
  '/work/UX/paymentsReview',
  '/work/js/drumKit',
  '/work/CSS/pulseAnimation',
  '/work/WebUX/RSVPApp',
];

/** WebKitGTK does not support manifests or this directive, which other browsers need for the site's manifest. */
const WITHOUT_MANIFESTS = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** A page counts as loaded after this long without a request. */
const QUIET_MS = 3000;

test('pages of every kind load without a message in the console', async ({ engine }) => {
  // Each page has a separate profile, in which the service worker caches the whole site.
  test.setTimeout((PATHS.length + 1) * 180_000);
  const passedOver = [WITHOUT_MANIFESTS, (await findFalsePreloadWarning(engine)) ?? []].flat();
  for (const path of PATHS) {
    let quietSinceMs: number | null = null;
    const isBusy = () => {
      const isAsking = site.takeRequests().length > 0;
      if (isAsking) quietSinceMs = Date.now();
      return quietSinceMs === null || Date.now() - quietSinceMs < QUIET_MS;
    };
    const messages = await engine.readConsole(site.url + path, isBusy);
    const unexpected: string[] = [];
    for (const text of messages) {
      const isFalse =
        passedOver.some((pattern) => pattern.test(text)) ||
        (await isOfUsedFont(engine, site.url + path, text));
      if (!isFalse) unexpected.push(text);
    }
    expect(unexpected, path).toEqual([]);
  }
});
