import { visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

test('every sheet of a printed table names its columns: buttons are printed as text', async ({ page }) => {
  await visit(page, '/work?view=table&sort=-title');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  // Chromium does not repeat the boxes of buttons.
  for (const button of await headers.locator('button').all())
    await expect(button).toHaveCSS('display', 'contents');
  const [sorted, plain] = [headers.first(), headers.nth(2)];
  await expect(sorted).toHaveText('Title');
  const [sortedBox, plainBox] = [await sorted.boundingBox(), await plain.boundingBox()];
  expect(sortedBox?.height).toBe(plainBox?.height);
  const signTop = await sorted.locator('svg').evaluate((sign) => sign.getBoundingClientRect().top);
  const textBottom = await sorted.evaluate((header) => {
    const text = document.createRange();
    text.selectNodeContents(header.querySelector('button')?.firstChild ?? header);
    return text.getBoundingClientRect().bottom;
  });
  expect(signTop).toBeLessThan(textBottom);
});

test('a heading and its introduction are printed on the sheet where their list starts', async ({ page }) => {
  await visit(page, '/about');
  await page.emulateMedia({ media: 'print' });
  const introductions = await page.evaluate(() =>
    [...document.querySelectorAll('main section h2, main section h3')].flatMap((heading) => {
      // An entry of a list is never split.
      if (heading.closest('li')) return [];
      const head = heading.matches('section > div > h2') ? heading.parentElement : heading;
      const introduction = head?.nextElementSibling;
      const next = introduction?.nextElementSibling;
      if (!introduction || !next?.matches('ul, ol')) return [];
      const { breakInside, breakAfter } = getComputedStyle(introduction);
      const lines = introduction.children.length > 1 ? breakInside : 'avoid';
      return [{ title: heading.textContent, lines, breakAfter }];
    }),
  );
  expect(introductions.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['UX skills', 'Tools and Technologies', 'Certificates']),
  );
  expect(
    introductions.filter(({ lines, breakAfter }) => lines !== 'avoid' || breakAfter !== 'avoid'),
  ).toEqual([]);
});
