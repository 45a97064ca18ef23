import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../src/article/article-testing/hostileHtml';
import { sanitiseHtml } from '../src/article/sanitiseHtml';
import { expect, test } from './support/studyTest';

/** Inserts HTML into a page, interacts with all of it in every way, and counts the attacks that ran. */
async function countAttacks(page: Page, html: readonly string[]): Promise<number> {
  await page.goto('about:blank');
  return page.evaluate(async (parts) => {
    let attacks = 0;
    Object.assign(window, { attack: () => (attacks += 1) });
    for (const part of parts) {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = part;
      for (const element of place.querySelectorAll<HTMLElement>('*')) {
        element.focus?.();
        for (const type of ['click', 'mouseover', 'focus'])
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    }
    // A picture that fails after all the others: by then any attack has run.
    const last = document.body.appendChild(document.createElement('img'));
    await new Promise((resolve) => {
      last.onerror = resolve;
      last.src = 'http://[';
    });
    return attacks;
  }, html);
}

test('no code of a hostile content file runs in a browser, but all of it would without the allow-list', async ({
  page,
}) => {
  const harmful = HOSTILE_HTML.filter((html) => /onerror|onclick|onmouseover|href="javascript:/.test(html));
  expect(await countAttacks(page, harmful)).toBeGreaterThan(5);
  expect(await countAttacks(page, HOSTILE_HTML.map(sanitiseHtml))).toBe(0);
});
