import { NOTICE_TEXT } from '../src/loading/startScript';
import { PAGE_GLOBALS } from '../src/loading/pageGlobals';
import { expect, test, waitForHydration } from './support/siteTest';

/** Longer than the page waits before it says that it does not work. */
const NOTICE_MS = 10_000;

/** Browsers find the forms as members of `window`, and their fields under the ids of remotes. */
const FORMS = [...PAGE_GLOBALS, 'webpackChunkcssDemos', 'cssDemos', 'scheduler']
  .map((name) => `<form id="${name}" hidden><input name="css-demos"></form>`)
  .join('');

test('elements with the names of globals change neither a page nor the loading of another remote', async ({
  page,
}) => {
  await page.route('**/work/js/drumKit', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', `${FORMS}</body>`) });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/work/js/drumKit');
  await waitForHydration(page);
  const isElement = (name: string) => (window as unknown as Record<string, unknown>)[name] instanceof Element;
  for (const name of PAGE_GLOBALS)
    expect([name, await page.evaluate(isElement, name)]).toEqual([name, false]);
  await page.waitForTimeout(NOTICE_MS);
  await expect(page.getByText(NOTICE_TEXT)).toHaveCount(0);
  // Without loading a document: the form of the first page stays in it.
  for (const path of ['/', '/work/CSS', '/work/CSS/pulseAnimation']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
  }
  await expect.poll(() => requests.some((url) => /css-demos\/pulseAnimation\.\w+\.js$/.test(url))).toBe(true);
  expect(await page.evaluate(isElement, 'cssDemos')).toBe(false);
  await expect(page.locator('#scheduler')).toHaveCount(1);
  expect(requests.filter((url) => url.includes('object'))).toEqual([]);
});
