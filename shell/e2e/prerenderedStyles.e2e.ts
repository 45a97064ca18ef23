import type { Page } from '@playwright/test';
import { expect, test } from './support/siteTest';
import { visitCompletely } from './support/shellVisit';

function listRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLStyleElement>('style[data-shell-styles], style[data-compiled-styles]'),
    ].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
  );
}

for (const path of ['/', '/work', '/work/js/drumKit', '/work/UX/digitalWallet'])
  test(`${path} keeps each of its prerendered styles, once and in order`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await reader.newPage();
    await plain.goto(path);
    const prerendered = await listRules(plain);
    await reader.close();
    await visitCompletely(page, path);
    const known = new Set(prerendered);
    const kept = (await listRules(page)).filter((rule) => known.has(rule));
    expect(prerendered.length).toBeGreaterThan(100);
    expect(kept).toEqual(prerendered);
  });
