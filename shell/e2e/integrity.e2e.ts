import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type Release, toRemoteNames } from '@portfolio/contract';
import { expect, test, waitForHydration } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

/** Every script and style file of every pinned release, with a page that needs it. */
function listFiles() {
  return fs.readdirSync(MAIN_SITE.registry).flatMap((id) => {
    const folder = path.join(MAIN_SITE.registry, id, 'releases');
    const [name = ''] = fs.readdirSync(folder);
    const release = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Release;
    const { web, remote, pages, catalogue } = release;
    return catalogue.flatMap(({ path: route, component }) => {
      const own = component === null ? undefined : pages[component];
      if (route === null || own === undefined) return [];
      const files = [web.entry, ...remote.js, ...remote.css, ...own.js, ...own.css];
      return files.map((file) => ({ id, file, route }));
    });
  });
}

/** One page for each file is enough: shared chunks would otherwise be tried with every page. */
const FILES = [...new Map(listFiles().map((item) => [`${item.id}/${item.file}`, item])).values()];

test('there is a file of each remote to corrupt', () => {
  expect(new Set(FILES.map(({ id }) => id)).size).toBe(4);
});

for (const remoteId of new Set(FILES.map(({ id }) => id))) {
  test(`one changed byte in any script or style of ${remoteId}: never used, the error shows, the rest stays`, async ({
    context,
  }) => {
    test.setTimeout(240_000);
    for (const { file, route } of FILES.filter(({ id }) => id === remoteId))
      await test.step(file, () => expectRefusal(context, remoteId, file, route));
  });
}

async function expectRefusal(
  context: BrowserContext,
  id: string,
  file: string,
  route: string,
): Promise<void> {
  const page = await context.newPage();
  await page.clock.install();
  await page.route(`**/remotes/${id}/${file}`, async (request) => {
    const response = await request.fetch();
    const body = await response.body();
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    await request.fulfill({ response, body });
  });
  // Where the page's styles arrive in the head with the document, only client navigation loads them by script.
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Go' });
    document.querySelector('main')?.append(link);
    link.click();
  }, route);
  const failure = page.getByRole('alert').filter({ hasText: `Loading chunk ${id}` });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(failure).toContainText('missing', { timeout: 200 });
  }).toPass();
  await expect(page.getByRole('banner')).toBeVisible();
  if (file.startsWith('remoteEntry'))
    expect(await page.evaluate((name) => name in window, toRemoteNames(id).container)).toBe(false);
  await page.close();
}

test('the browser refuses a script without a hash', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Integrity|integrity|Content Security Policy|Failed to load/);
  await page.goto('/');
  const outcome = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    `/remotes/js-demos/${FILES.find(({ id }) => id === 'js-demos')?.file}`,
  );
  expect(outcome).toBe('refused');
});
