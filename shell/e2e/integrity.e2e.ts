import type { Page, Route } from '@playwright/test';
import { readPins } from '../compose/pin/pinsFile';
import { readTargetRelease } from './support/faults/faultTargets';
import { expect, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

const REMOTE_IDS = Object.keys(readPins(MAIN_SITE.pins).remotes);

/** Every script and style file of every pinned release. */
const FILES = REMOTE_IDS.flatMap((id) =>
  Object.entries(readTargetRelease(MAIN_SITE, id).web.files)
    .filter(([file]) => /\.(js|css)$/.test(file))
    .map(([file, { integrity }]) => ({ id, file, integrity })),
);

test('there are files of each remote to corrupt', () => {
  expect(REMOTE_IDS).toHaveLength(4);
  expect([...new Set(FILES.map(({ id }) => id))]).toEqual(REMOTE_IDS);
  expect(FILES.every(({ integrity }) => integrity.startsWith('sha256-'))).toBe(true);
});

for (const remoteId of REMOTE_IDS) {
  test(`one changed byte in any script or style of ${remoteId}: the browser refuses the file`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/integrity|Failed to load/);
    await page.route(`**/remotes/${remoteId}/**`, answerChanged);
    await page.goto('/about');
    for (const { file, integrity } of FILES.filter(({ id }) => id === remoteId))
      expect.soft(await addFile(page, `/remotes/${remoteId}/${file}`, integrity), file).toBe('refused');
  });
}

/** Responds with the file, whose last byte is changed. */
async function answerChanged(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

/** Adds a file to the page in the same way as the loaders. */
function addFile(page: Page, url: string, integrity: string): Promise<unknown> {
  return page.evaluate(
    ([address, hash]) =>
      new Promise((resolve) => {
        const element = address.endsWith('.css')
          ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
          : Object.assign(document.createElement('script'), { src: address });
        Object.assign(element, { integrity: hash, crossOrigin: 'anonymous' });
        element.onload = () => resolve('used');
        element.onerror = () => resolve('refused');
        document.head.append(element);
      }),
    [url, integrity] as const,
  );
}

test('the browser refuses a script without a hash', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Integrity|integrity|Content Security Policy|Failed to load/);
  await page.goto('/');
  const file = FILES.find(({ id }) => id === 'js-demos')?.file ?? '';
  expect(await addFile(page, `/remotes/js-demos/${file}`, '')).toBe('refused');
});
