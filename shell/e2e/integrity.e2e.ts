import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { type Release, toRemoteNames } from '@portfolio/contract';
import { readPins } from '../compose/pins/pinsFile';
import { expect, test, waitForHydration } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

interface ReleaseFile {
  id: string;
  file: string;
  integrity: string;
  /** A page that needs it. */
  route: string;
}

/** Every script and style file of every pinned release, with a page that needs it. */
function listFiles(): ReleaseFile[] {
  return Object.keys(readPins(MAIN_SITE.pins).remotes).flatMap((id) => {
    const folder = path.join(MAIN_SITE.registry, id, 'releases');
    const [name = ''] = fs.readdirSync(folder);
    const release = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Release;
    const { web, remote, pages, catalogue } = release;
    return catalogue.flatMap(({ path: route, component }) => {
      const own = component === null ? undefined : pages[component];
      if (route === null || own === undefined) return [];
      const files = [web.entry, ...remote.js, ...own.js, ...own.css];
      return files.map((file) => ({ id, file, route, integrity: web.files[file]?.integrity ?? '' }));
    });
  });
}

/** Shared chunks would otherwise be tried with every page. */
const FILES = [...new Map(listFiles().map((item) => [`${item.id}/${item.file}`, item])).values()];
const REMOTE_IDS = [...new Set(FILES.map(({ id }) => id))];

/** The entry, the exposed module, and the script and style of the first page that has both or either. */
function chooseFiles(id: string): ReleaseFile[] {
  const files = FILES.filter((file) => file.id === id);
  const kinds = [/^remoteEntry/, /^remote\./, /^(?!remote|default).*\.js$/, /\.css$/];
  return kinds.flatMap((kind) => files.filter(({ file }) => kind.test(file)).slice(0, 1));
}

test('there are files of each remote to corrupt', () => {
  expect(REMOTE_IDS).toHaveLength(4);
  expect(FILES.every(({ integrity }) => integrity.startsWith('sha384-'))).toBe(true);
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

  test(`one changed byte in ${remoteId}: never used, the error shows, the rest stays`, async ({
    context,
  }) => {
    for (const item of chooseFiles(remoteId)) await test.step(item.file, () => expectRefusal(context, item));
  });
}

/** Answers with the file, but for its last byte. */
async function answerChanged(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

/** Puts a file into the page, as the loaders do. */
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

async function expectRefusal(context: BrowserContext, { id, file, route }: ReleaseFile): Promise<void> {
  const page = await context.newPage();
  await page.clock.install();
  await page.route(`**/remotes/${id}/${file}`, answerChanged);
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
  const file = FILES.find(({ id }) => id === 'js-demos')?.file ?? '';
  expect(await addFile(page, `/remotes/js-demos/${file}`, '')).toBe('refused');
});
