import { test as base } from '@playwright/test';
import { findFirefox, findWebKit } from '@portfolio/build/find-engines';
import { requireBrowser } from '@portfolio/testing/browser';
import { type AuthSite, startAuthSite } from '../support/authSite';
import type { Engine, EngineName } from './BrowserUnderTest';
import { startPuppeteerEngine } from './puppeteerEngine';
import { Visitor } from './Visitor';
import { startWebKitEngine } from './webKitEngine';

/** A database creates its first files within seconds, but on a busy machine it may take a minute. */
const START_TIMEOUT_MS = 180_000;

/** If a page is left while a script is loading, Firefox verifies an empty file instead: this is the hash of one. */
const LEFT_SCRIPT = /computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  site: AuthSite;
}

interface Fixtures {
  visitor: Visitor;
  /** Opens a window on another server than the one with the API. */
  createVisitor: (siteUrl: string) => Promise<Visitor>;
  /** Allows console messages that match; the reason is given at the call. */
  allowMessages: (pattern: RegExp) => void;
}

/** Journeys in one browser; a console error or warning, or a dialog, fails them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  site: [
    // Playwright requires the first argument to be destructured, even if none of it is used.
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const site = await startAuthSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  // oxlint-disable-next-line no-empty-pattern -- see above
  allowMessages: async ({}, use, testInfo) => {
    await use((pattern) => testInfo.annotations.push({ type: 'allowed', description: pattern.source }));
  },
  createVisitor: async ({ engine }, use, testInfo) => {
    testInfo.annotations.push({ type: 'version', description: engine.version });
    const visitors: Visitor[] = [];
    await use(async (siteUrl) => {
      const visitor = new Visitor(await engine.openWindow(), siteUrl);
      visitors.push(visitor);
      return visitor;
    });
    const messages: string[] = [];
    for (const visitor of visitors) {
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('window', {
          body: await visitor.browser.takePicture(),
          contentType: 'image/png',
        });
      messages.push(...(await visitor.takeMessages()));
      await visitor.browser.close();
    }
    const allowed = testInfo.annotations
      .filter(({ type }) => type === 'allowed')
      .map(({ description = '' }) => new RegExp(description));
    const unexpected = messages.filter(
      (text) => ![LEFT_SCRIPT, ...allowed].some((pattern) => pattern.test(text)),
    );
    if (unexpected.length > 0) throw new Error(`Unexpected messages of the page:\n${unexpected.join('\n')}`);
  },
  visitor: async ({ createVisitor, site }, use) => use(await createVisitor(site.url)),
});

export { expect } from '@playwright/test';

function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'Chromium') return startPuppeteerEngine('chrome', requireBrowser());
  if (name === 'Firefox') {
    const firefox = findFirefox();
    if (firefox === undefined) throw new Error('Firefox is not installed here. Run "npm run test:browsers".');
    return startPuppeteerEngine('firefox', firefox);
  }
  const programs = findWebKit();
  if (programs === undefined)
    throw new Error('WebKitGTK is not installed here. Run "npm run test:browsers".');
  return startWebKitEngine(programs);
}
