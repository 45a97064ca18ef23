import type { Page } from '@playwright/test';
import { visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

/** Prints the page and counts the sheets by the page objects in the PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the short CV prints on one sheet, the long one on two', async ({ page }) => {
  await visit(page, '/cv');
  expect(await countSheets(page)).toBe(1);
  await page.getByText('Two pages', { exact: true }).click();
  await expect(page).toHaveURL(/\?pages=2$/);
  await expect(page.getByRole('heading', { name: 'Process' })).toBeVisible();
  expect(await countSheets(page)).toBe(2);
});

test('only the CV is printed: no header, footer, controls or title', async ({ page }) => {
  await visit(page, '/cv');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Curriculum vitae' })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print, or save as PDF' }),
    page.getByRole('heading', { name: 'CV', exact: true }),
  ])
    await expect(hidden).toBeHidden();
});
